import type { Advertisement } from '@shop/contract'
import type { Bound } from '@shop/i18n'
import { asPage, type Page } from '../../as-page.ts'
import { paths } from '../../paths.ts'
import { type PictureView, toPictureView } from '../../picture-view.ts'
import type { adsMessages } from './ads.messages.ts'

/** A banner as the carousel shows it. */
export type Banner = { id: string; title: string; description: string; link: string; picture: PictureView | null }

type Texts = Bound<NonNullable<(typeof adsMessages)['messages']>>

/** The banners shown now: active, in their dates, with picture and title (rule P-12); most important first. */
export function toBanners(ads: Page<Advertisement> | readonly Advertisement[], now: Date): Banner[] {
  return asPage(ads)
    .results.filter((ad) => ad.is_active && ad.title.trim() !== '' && ad.picture && isWithin(ad, now))
    .map(({ id, title, description, link, picture }) => ({
      id: String(id),
      title,
      description,
      link,
      picture: toPictureView(picture),
    }))
}

/** What the shop shows when it has no banner of its own: three, all leading to the products (rule M-02). */
export function fallbackBanners(t: Texts): Banner[] {
  const link = paths.products()
  return [
    { id: 'welcome', title: t.welcome, description: t.welcomeText, link, picture: null },
    { id: 'kitchen', title: t.kitchen, description: t.kitchenText, link, picture: null },
    { id: 'delivery', title: t.delivery, description: t.deliveryText, link, picture: null },
  ]
}

function isWithin({ start_date, end_date }: Advertisement, now: Date): boolean {
  return (start_date === null || new Date(start_date) <= now) && (end_date === null || now <= new Date(end_date))
}
