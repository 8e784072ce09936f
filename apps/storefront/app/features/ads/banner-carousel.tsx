import { browserApi } from '../../api.ts'
import { useMessages } from '../../i18n/language.tsx'
import type { FirstReading } from '../../sections/section.ts'
import type { SectionReading } from '../../sections/section-query.ts'
import { useSection } from '../../sections/use-section.ts'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { adsMessages } from './ads.messages.ts'
import { type Banner, type BannerCategory, fallbackBanners, toBanners } from './banner.ts'
import { BannerSlide } from './banner-slide.tsx'

/** Milliseconds before the next banner comes (rule M-01). */
const interval = 6000
/** Milliseconds after which banners are read again (spec, section 9). */
const bannersLife = 5 * 60_000
const loop = { loop: true }

const banners: SectionReading<readonly Banner[]> = {
  name: 'banners',
  read: async (signal) => toBanners(await browserApi.ads.listAdvertisements({}, { signal }), new Date()),
  lifeMs: bannersLife,
}

type Properties = {
  first: FirstReading<readonly Banner[]>
  /** The biggest saving on offer in whole percent, for the built-in banners; null when nothing is reduced. */
  saving: number | null
  /** What banners that lead to a category call it. */
  categories: readonly BannerCategory[]
}

/** What the shop has to tell, at the top of the home page; its own banners stand in when there are none, which is said (rule P-11). */
export function BannerCarousel({ first, saving, categories }: Properties) {
  const t = useMessages(adsMessages)
  const { section } = useSection(banners, first)
  const hasBanners = section.content.length > 0
  const shown = hasBanners ? section.content : fallbackBanners(t, saving)
  return (
    <>
      {!hasBanners && <p className="sr-only">{t.noAds}</p>}
      <Carousel label={t.banners} options={loop} interval={interval} slideClassName="basis-full">
        {shown.map((banner, index) => (
          <BannerSlide key={banner.id} banner={banner} isFirst={index === 0} categories={categories} />
        ))}
      </Carousel>
    </>
  )
}
