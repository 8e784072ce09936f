import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useMessages } from '../../i18n/language.tsx'
import { classes } from '../classes.ts'
import { IconButton } from '../icon-button.tsx'
import { uiMessages } from '../ui.messages.ts'
import { dotsAround } from './carousel-dots.ts'
import type { Autoplay, CarouselApi, Position } from './carousel-hooks.ts'

type Properties = {
  api: CarouselApi | undefined
  position: Position
  /** The number of pages, if it is known before the carousel can move; otherwise 0. */
  expected: number
  playing: Autoplay | null
}

/** Arrows and dots under a carousel. Their space is always reserved. */
export function CarouselControls({ api, position, expected, playing }: Properties) {
  const t = useMessages(uiMessages)
  const { count, canGoBack, canGoOn } = position
  return (
    <div className="mt-2 flex min-h-11 items-center justify-center sm:gap-1">
      {!api && expected > 1 && <Marks count={expected} />}
      {api && count > 1 && (
        <>
          <IconButton
            label={t.previous}
            icon={<ChevronLeft aria-hidden="true" className="mirror" />}
            isResting={!canGoBack}
            onClick={() => api.scrollPrev()}
          />
          <Dots api={api} position={position} />
          <IconButton
            label={t.next}
            icon={<ChevronRight aria-hidden="true" className="mirror" />}
            isResting={!canGoOn}
            onClick={() => api.scrollNext()}
          />
          {playing && (
            <IconButton
              label={playing.isStopped ? t.play : t.pause}
              icon={
                playing.isStopped ? (
                  <Play aria-hidden="true" className="size-5" />
                ) : (
                  <Pause aria-hidden="true" className="size-5" />
                )
              }
              onClick={playing.toggle}
            />
          )}
        </>
      )}
    </div>
  )
}

const mark = 'block rounded-full bg-control/50'

/** What the dots look like before scripts run, at the place of the dots. */
function Marks({ count }: { count: number }) {
  return (
    <span aria-hidden="true" className="me-11 flex min-w-0 shrink sm:me-12 sm:gap-1">
      {dotsAround(0, count).map(({ index, isSmall }) => (
        <span key={index} className="grid h-11 w-11 min-w-6 shrink place-items-center">
          <span className={classes(mark, isSmall ? 'size-1.5' : 'size-2', index === 0 && 'w-6 bg-lamp')} />
        </span>
      ))}
    </span>
  )
}

/** A dot for each page. With many pages, those around the selected one, with smaller dots where more follow. */
function Dots({ api, position: { selected, count } }: { api: CarouselApi; position: Position }) {
  const t = useMessages(uiMessages)
  return dotsAround(selected, count).map(({ index, isSmall }) => (
    <button
      key={index}
      type="button"
      aria-label={t.slide({ number: index + 1 })}
      aria-current={index === selected}
      onClick={() => api.scrollTo(index)}
      className="group grid h-11 w-11 min-w-6 shrink place-items-center"
    >
      <span
        className={classes(
          mark,
          'transition-all group-hover:bg-control group-aria-[current=true]:w-6 group-aria-[current=true]:bg-lamp',
          isSmall ? 'size-1.5' : 'size-2',
        )}
      />
    </button>
  ))
}
