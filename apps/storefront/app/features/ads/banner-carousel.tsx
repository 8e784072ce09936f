import { useMessages } from '../../language.tsx'
import { Carousel } from '../../ui/carousel.tsx'
import { adsMessages } from './ads.messages.ts'
import { type Banner, fallbackBanners } from './banner.ts'
import { BannerSlide } from './banner-slide.tsx'

/** Milliseconds before the next banner comes (rule M-01). */
const interval = 6000
const loop = { loop: true }

/** What the shop has to tell, at the top of the home page; its own banners stand in when there are none. */
export function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  const t = useMessages(adsMessages)
  const shown = banners.length > 0 ? banners : fallbackBanners(t)
  return (
    <Carousel label={t.banners} options={loop} interval={interval} slideClassName="basis-full">
      {shown.map((banner, index) => (
        <BannerSlide key={banner.id} banner={banner} isFirst={index === 0} />
      ))}
    </Carousel>
  )
}
