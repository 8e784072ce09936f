import { formatMoney } from '@shop/i18n'
import { Link } from 'react-router'
import { browserApi } from '../../api.ts'
import { useCashPromise } from '../../delivery/shown-delivery.ts'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import type { FirstReading } from '../../sections/section.ts'
import type { SectionReading } from '../../sections/section-query.ts'
import { useSection } from '../../sections/use-section.ts'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { LampGlow } from '../../ui/pictures/lamp-glow.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'
import { adsMessages } from './ads.late.messages.ts'
import { type Banner, type BannerCategory, type BannerPrice, callOf, fallbackBanners, toBanners } from './banner.ts'

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
  /** The prices of what banners lead to, by link. */
  prices: Readonly<Record<string, BannerPrice>>
  /** Whether any governorate takes cash. */
  takesCash: boolean
}

/** The banners at the top of the home page. Without any, built-in ones are shown with a note (rule P-11). */
export function BannerCarousel({ first, saving, categories, prices, takesCash }: Properties) {
  const t = useMessages(adsMessages)
  const { section } = useSection(banners, first)
  const promisesCash = useCashPromise(takesCash)
  const hasBanners = section.content.length > 0
  const shown = hasBanners ? section.content : fallbackBanners(t, saving, promisesCash)
  return (
    <>
      {!hasBanners && <p className="sr-only">{t.noAds}</p>}
      <Carousel label={t.banners} options={loop} interval={interval} slideClassName="basis-full">
        {shown.map((banner, index) => (
          <BannerSlide
            key={banner.id}
            banner={banner}
            isFirst={index === 0}
            categories={categories}
            price={prices[banner.link] ?? null}
          />
        ))}
      </Carousel>
    </>
  )
}

type BannerSlideProperties = {
  banner: Banner
  isFirst: boolean
  categories: readonly BannerCategory[]
  price: BannerPrice | null
}

/**
 * One banner: all of it is a link. From tablets on its text lies over the picture at the reading start; on a phone the picture is below,
 * without that part of it.
 */
function BannerSlide({ banner, isFirst, categories, price }: BannerSlideProperties) {
  const t = useMessages(adsMessages)
  return (
    <Link
      to={banner.link}
      className="group relative isolate flex h-full flex-col overflow-hidden rounded-card border border-line bg-glow text-on-lamp focus-visible:outline-offset-[-4px] md:block md:aspect-[12/5] md:max-h-[30rem] md:w-full"
    >
      <div className="relative order-last aspect-[2/1] overflow-hidden md:absolute md:inset-0 md:-z-10 md:aspect-auto">
        {banner.picture ? (
          <Picture
            picture={banner.picture}
            alt=""
            // On a phone a fifth of the picture is left out, so it is wider than the screen.
            sizes="(min-width: 82rem) 1264px, (min-width: 48rem) 100vw, 120vw"
            isEager={isFirst}
            className="absolute inset-0 size-full object-cover object-[100%_50%] md:object-center rtl:object-[0%_50%] md:rtl:object-center"
          />
        ) : (
          <LampGlow />
        )}
      </div>
      <div className="grid grow content-center justify-items-start gap-2 p-4 sm:gap-3 sm:p-8 md:h-full md:w-[46%] md:ps-14 md:pe-0">
        <p className="font-extrabold text-2xl text-balance leading-snug sm:text-3xl lg:text-[2.6rem] lg:leading-[1.25]">
          {banner.title ?? t.untitled}
        </p>
        <p className="max-w-md text-sm opacity-80 sm:text-lg">{banner.description}</p>
        {price && <BannerPriceLine price={price} />}
        <span className="mt-1 inline-flex min-h-11 items-center rounded-control bg-lamp px-4 py-1.5 font-semibold text-on-lamp transition-colors group-hover:bg-lamp-strong sm:px-6">
          {callOf(banner.link, price, categories, t)}
        </span>
      </div>
    </Link>
  )
}

function BannerPriceLine({ price: { product, egp } }: { price: BannerPrice }) {
  const t = useMessages(adsMessages)
  const price = formatMoney(egp, useLanguage())
  return (
    <p className="font-bold sm:text-lg">
      {product ? (
        <>
          <span>{`${product} · `}</span>
          <bdi>{price}</bdi>
        </>
      ) : (
        t.priceFrom({ price })
      )}
    </p>
  )
}
