import { Link } from 'react-router'
import { useMessages } from '../../i18n/language.tsx'
import { LampGlow } from '../../ui/lamp-glow.tsx'
import { Picture } from '../../ui/picture.tsx'
import { adsMessages } from './ads.messages.ts'
import { type Banner, type BannerCategory, callOf } from './banner.ts'

type Properties = { banner: Banner; isFirst: boolean; categories: readonly BannerCategory[] }

/** One banner: words where reading starts, the picture behind them; all of it leads on. */
export function BannerSlide({ banner, isFirst, categories }: Properties) {
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
