import type useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useMemo, useState } from 'react'

export type CarouselOptions = NonNullable<Parameters<typeof useEmblaCarousel>[0]>
export type CarouselApi = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>

export type Autoplay = { isStopped: boolean; toggle: () => void }

/**
 * Turns a carousel on by itself. It rests while it is pointed at or holds the focus, stops for good when a shopper says so,
 * and never begins for who prefers less motion.
 */
export function useAutoplay(api: CarouselApi | undefined, interval: number | undefined) {
  const [isStopped, setStopped] = useState(false)
  const [isResting, setResting] = useState(false)

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setStopped(true)
  }, [])

  useEffect(() => {
    if (!api || !interval || isStopped || isResting) return
    const timer = setInterval(() => document.visibilityState === 'visible' && api.scrollNext(), interval)
    return () => clearInterval(timer)
  }, [api, interval, isStopped, isResting])

  const handlers = useMemo(() => {
    const rest = () => setResting(true)
    const goOn = () => setResting(false)
    return interval ? { onMouseEnter: rest, onMouseLeave: goOn, onFocus: rest, onBlur: goOn } : {}
  }, [interval])

  return { isStopped, toggle: () => setStopped((stopped) => !stopped), handlers }
}

/** How far a drag goes before it turns the slides however slow it was, as a share of what is seen of them. */
const minDrag = 0.2

/** Embla brings slides back that were dragged slowly and less than half a page: a hand that took its time meant to turn them. */
export function useSlowDrags(api: CarouselApi | undefined): void {
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

export function usePosition(api: CarouselApi | undefined): Position {
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
