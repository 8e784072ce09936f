import type { Advertisement } from '@shop/contract'
import { type Bound, keepPercents } from '@shop/i18n'
import { paths } from '../../paths.ts'
import { asPage, type Page } from '../../queries/as-page.ts'
import { type PictureView, toPictureView } from '../../ui/pictures/picture-view.ts'
import type { adsMessages } from './ads.late.messages.ts'

/** A banner of the carousel; a missing title is replaced on screen. */
export type Banner = {
  id: string
  title: string | null
  description: string
  link: string
  picture: PictureView | null
}

/** What a banner leads to: a product and its price, or the lowest price of a category; EGP. */
export type BannerPrice = { product: string | null; egp: number }

/** A category that banners may link to. */
export type BannerCategory = { id: number; name: string }

type Texts = Bound<NonNullable<(typeof adsMessages)['messages']>>

/** The most slides of the carousel. */
const maxBanners = 4

/** The banners shown now: active, in their dates, with picture and title (rule P-12); the four most important ones. */
export function toBanners(ads: Page<Advertisement> | readonly Advertisement[], now: Date): Banner[] {
  return asPage(ads)
    .results.filter((ad) => ad.is_active && ad.title?.trim() !== '' && ad.picture && isWithin(ad, now))
    .slice(0, maxBanners)
    .map(({ id, title, description, link, picture }) => ({
      id: String(id),
      title: title ? keepPercents(title) : null,
      description: keepPercents(description),
      link,
      picture: toPictureView(picture),
    }))
}

/**
 * The three built-in banners, which link to the products (rule M-02).
 *
 * @param saving the biggest discount in whole percent, which no banner exceeds; null names none
 * @param promisesCash whether one of them names cash on delivery
 */
export function fallbackBanners(t: Texts, saving: number | null, promisesCash: boolean): Banner[] {
  const link = paths.products()
  const percent = String(saving)
  const delivery = promisesCash
    ? { title: t.delivery, text: t.deliveryText, saving: t.deliverySaving }
    : { title: t.toDoor, text: t.toDoorText, saving: t.toDoorSaving }
  const texts =
    saving === null
      ? { welcome: t.welcomeText, kitchen: t.kitchenText, delivery: delivery.text }
      : {
          welcome: t.welcomeSaving({ percent }),
          kitchen: t.kitchenSaving({ percent }),
          delivery: delivery.saving({ percent }),
        }
  return [
    { id: 'welcome', title: t.welcome, description: texts.welcome, link, picture: null },
    { id: 'kitchen', title: t.kitchen, description: texts.kitchen, link, picture: null },
    { id: 'delivery', title: delivery.title, description: texts.delivery, link, picture: null },
  ]
}

/** The button text of a banner, by the target of its link. */
export function callOf(
  link: string,
  price: BannerPrice | null,
  categories: readonly BannerCategory[],
  t: Texts,
): string {
  if (price?.product) return t.seeProduct
  if (link === paths.offers()) return t.seeOffers
  if (link === paths.products()) return t.seeProducts
  const category = categories.find(({ id }) => link === paths.category(id))
  return category ? t.seeCategory({ category: category.name }) : t.see
}

function isWithin({ start_date, end_date }: Advertisement, now: Date): boolean {
  return (start_date === null || new Date(start_date) <= now) && (end_date === null || now <= new Date(end_date))
}
