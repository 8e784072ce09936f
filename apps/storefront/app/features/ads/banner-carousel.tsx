import { Link } from 'react-router'
import { browserApi } from '../../api.ts'
import { useMessages } from '../../i18n/language.tsx'
import type { FirstReading } from '../../sections/section.ts'
import type { SectionReading } from '../../sections/section-query.ts'
import { useSection } from '../../sections/use-section.ts'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { LampGlow } from '../../ui/pictures/lamp-glow.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'
import { adsMessages } from './ads.late.messages.ts'
import { type Banner, type BannerCategory, callOf, fallbackBanners, toBanners } from './banner.ts'

/** Milliseconds until the next banner (rule M-01). */
const interval = 6000
/** Milliseconds after which banners are stale. */
const bannersLife = 5 * 60_000
const loop = { loop: true }

const banners: SectionReading<readonly Banner[]> = {
  name: 'banners',
  read: async (signal) => toBanners(await browserApi.ads.listAdvertisements({}, { signal }), new Date()),
  lifeMs: bannersLife,
}

type Properties = {
  first: FirstReading<readonly Banner[]>
  /** The biggest discount in whole percent, for the built-in banners; null without one. */
  saving: number | null
  /** The categories that banners may link to. */
  categories: readonly BannerCategory[]
}

/** The banners at the top of the home page. Without any, built-in ones are shown with a note (rule P-11). */
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

type BannerSlideProperties = { banner: Banner; isFirst: boolean; categories: readonly BannerCategory[] }

/** One banner: text at the reading start, over the picture; all of it is a link. */
function BannerSlide({ banner, isFirst, categories }: BannerSlideProperties) {
  const t = useMessages(adsMessages)
  return (
    <Link
      to={banner.link}
      className="group relative isolate flex h-full flex-col overflow-hidden rounded-card border border-line bg-glow text-on-lamp focus-visible:outline-offset-[-4px] md:block md:aspect-[12/5] md:max-h-[30rem] md:w-full"
    >
      <div className="relative order-last aspect-[16/10] grow overflow-hidden md:absolute md:inset-0 md:-z-10 md:aspect-auto">
        {banner.picture ? (
          <Picture
            picture={banner.picture}
            alt=""
            sizes="(min-width: 82rem) 1264px, 100vw"
            isEager={isFirst}
            className="absolute inset-0 size-full object-cover object-[85%_50%] md:object-center rtl:object-[15%_50%] md:rtl:object-center"
          />
        ) : (
          <LampGlow />
        )}
      </div>
      <div className="grid content-center justify-items-start gap-3 p-5 sm:p-8 md:h-full md:w-[46%] md:ps-14 md:pe-0">
        <p className="font-extrabold text-2xl text-balance leading-snug sm:text-3xl lg:text-[2.6rem] lg:leading-[1.25]">
          {banner.title ?? t.untitled}
        </p>
        <p className="max-w-md opacity-80 sm:text-lg">{banner.description}</p>
        <span className="mt-1 inline-flex min-h-11 items-center rounded-control bg-lamp px-6 font-semibold text-on-lamp transition-colors group-hover:bg-lamp-strong">
          {callOf(banner.link, categories, t)}
        </span>
      </div>
    </Link>
  )
}
