import { directionOf } from '@shop/i18n'
import useEmblaCarousel from 'embla-carousel-react'
import { Children, type ReactNode, type RefCallback, useCallback, useState } from 'react'
import { useLanguage } from '../../i18n/language.tsx'
import { classes } from '../classes.ts'
import { CarouselControls } from './carousel-controls.tsx'
import { type CarouselOptions, useAutoplay, usePosition, useSlowDrags } from './carousel-hooks.ts'

type Properties = {
  label: string
  options?: CarouselOptions
  /** Milliseconds until the next slide shows automatically; a shopper can stop it. */
  interval?: number
  slideClassName: string
  trackClassName?: string
  /** Of what clips the slides, once arrows and dots move them. */
  viewportClassName?: string
  className?: string
  children: ReactNode
}

/**
 * Slides to swipe, drag, or change by arrows and dots. Before hydration, and far from the viewport, they are a row to
 * scroll.
 */
export function Carousel({
  label,
  options,
  interval,
  slideClassName,
  trackClassName,
  viewportClassName = 'overflow-hidden',
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
      <div ref={isNear ? viewport : null} className={api ? viewportClassName : 'swipe-row'}>
        <div className={classes('flex', trackClassName)}>
          {Children.map(children, (child) => (
            <div className={classes('min-w-0 shrink-0 grow-0 snap-start', slideClassName)}>{child}</div>
          ))}
        </div>
      </div>
      <CarouselControls
        api={api}
        position={position}
        // Slides that change by themselves fill the whole width, one to a page.
        expected={interval ? Children.count(children) : 0}
        playing={interval ? autoplay : null}
      />
    </section>
  )
}

/** How far from the viewport an element counts as near, in pixels. */
const nearby = '400px 0px'

/** Whether an element was ever near the viewport. Expensive work can wait until then. */
function useNear(): { ref: RefCallback<Element>; isNear: boolean } {
  const [isNear, setNear] = useState(false)
  const ref = useCallback((element: Element | null) => {
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setNear(true)
      },
      { rootMargin: nearby },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, isNear }
}
