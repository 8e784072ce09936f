import { directionOf } from '@shop/i18n'
import useEmblaCarousel from 'embla-carousel-react'
import { Children, type ReactNode, useEffect, useState } from 'react'
import { useLanguage } from '../../i18n/language.tsx'
import { classes } from '../classes.ts'
import { useNear } from '../use-near.ts'
import { CarouselControls } from './carousel-controls.tsx'
import { useAutoplay } from './use-autoplay.ts'

export type CarouselOptions = NonNullable<Parameters<typeof useEmblaCarousel>[0]>
export type CarouselApi = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>

type Properties = {
  label: string
  options?: CarouselOptions
  /** Milliseconds after which the next slide comes by itself; a shopper can stop it. */
  interval?: number
  slideClassName: string
  trackClassName?: string
  className?: string
  children: ReactNode
}

/**
 * Slides that are swiped, dragged, or turned by arrows and dots; before scripts run, and far from what is seen, they are a row to
 * scroll.
 */
export function Carousel({
  label,
  options,
  interval,
  slideClassName,
  trackClassName,
  className,
  children,
}: Properties) {
  const direction = directionOf[useLanguage()]
  const [viewport, api] = useEmblaCarousel({ align: 'start', slidesToScroll: 'auto', ...options, direction })
  const position = usePosition(api)
  useSlowDrags(api)
  const { ref, isNear } = useNear()
  const autoplay = useAutoplay(api, interval)
  return (
    <section
      ref={ref}
      aria-roledescription="carousel"
      aria-label={label}
      className={classes('relative', className)}
      {...autoplay.handlers}
    >
      <div ref={isNear ? viewport : null} className={api ? 'overflow-hidden' : 'swipe-row'}>
        <div className={classes('flex', trackClassName)}>
          {Children.map(children, (child) => (
            <div className={classes('min-w-0 shrink-0 grow-0 snap-start', slideClassName)}>{child}</div>
          ))}
        </div>
      </div>
      <CarouselControls api={api} position={position} playing={interval ? autoplay : null} />
    </section>
  )
}

/** How far a drag goes before it turns the slides however slow it was, as a share of what is seen of them. */
const minDrag = 0.2

/** Embla brings slides back that were dragged slowly and less than half a page: a hand that took its time meant to turn them. */
function useSlowDrags(api: CarouselApi | undefined): void {
  useEffect(() => {
    if (!api) return
    let from = { location: 0, selected: 0 }
    const begin = () => {
      from = { location: api.internalEngine().location.get(), selected: api.selectedScrollSnap() }
    }
    const end = () => {
      const dragged = api.internalEngine().location.get() - from.location
      const isFar = Math.abs(dragged) > minDrag * api.rootNode().clientWidth
      if (!isFar || api.selectedScrollSnap() !== from.selected) return
      if (dragged < 0) api.scrollNext()
      else api.scrollPrev()
    }
    api.on('pointerDown', begin).on('pointerUp', end)
    return () => void api.off('pointerDown', begin).off('pointerUp', end)
  }, [api])
}

export type Position = { selected: number; count: number; canGoBack: boolean; canGoOn: boolean }

function usePosition(api: CarouselApi | undefined): Position {
  const [position, setPosition] = useState<Position>({ selected: 0, count: 0, canGoBack: false, canGoOn: false })
  useEffect(() => {
    if (!api) return
    const read = () =>
      setPosition({
        selected: api.selectedScrollSnap(),
        count: api.scrollSnapList().length,
        canGoBack: api.canScrollPrev(),
        canGoOn: api.canScrollNext(),
      })
    read()
    api.on('select', read).on('reInit', read)
    return () => void api.off('select', read).off('reInit', read)
  }, [api])
  return position
}
