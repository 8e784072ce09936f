import { useEffect, useMemo, useState } from 'react'
import type { CarouselApi } from './carousel.tsx'

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
