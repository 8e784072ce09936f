import type useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useMemo, useState } from 'react'

export type CarouselOptions = NonNullable<Parameters<typeof useEmblaCarousel>[0]>
export type CarouselApi = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>

export type Autoplay = { isStopped: boolean; toggle: () => void }

/**
 * Moves a carousel automatically. It pauses on hover and focus, stops on a shopper's request, and never starts with
 * reduced motion.
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

/** The minimum share of the visible width by which a slow drag changes the slide. */
const minDrag = 0.2

/** Embla ignores slow drags of less than half a page; this hook changes the slide for them too. */
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
