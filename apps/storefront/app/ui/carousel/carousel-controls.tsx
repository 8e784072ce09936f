import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useMessages } from '../../i18n/language.tsx'
import { classes } from '../classes.ts'
import { IconButton } from '../icon-button.tsx'
import { uiMessages } from '../ui.messages.ts'
import { dotsAround } from './carousel-dots.ts'
import type { Autoplay, CarouselApi, Position } from './carousel-hooks.ts'

/** Places the arrows on the corners of the picture. */
const onPicture =
  'max-sm:absolute max-sm:bottom-16 max-sm:z-10 max-sm:rounded-full max-sm:bg-card/90 max-sm:shadow-card'

type Properties = { api: CarouselApi | undefined; position: Position; playing: Autoplay | null }

/** Arrows and dots under a carousel. Their space is always reserved. */
export function CarouselControls({ api, position, playing }: Properties) {
  const t = useMessages(uiMessages)
  const { count, canGoBack, canGoOn } = position
  return (
    <div className="mt-2 flex min-h-11 items-center justify-center sm:gap-1">
      {api && count > 1 && (
        <>
          <IconButton
            label={t.previous}
            icon={<ChevronLeft aria-hidden="true" className="mirror" />}
            className={classes(playing && onPicture, 'max-sm:start-3')}
            isResting={!canGoBack}
            onClick={() => api.scrollPrev()}
          />
          <Dots api={api} position={position} />
          <IconButton
            label={t.next}
            icon={<ChevronRight aria-hidden="true" className="mirror" />}
            className={classes(playing && onPicture, 'max-sm:end-3')}
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
          'block rounded-full bg-control/50 transition-all group-hover:bg-control group-aria-[current=true]:w-6 group-aria-[current=true]:bg-lamp',
          isSmall ? 'size-1.5' : 'size-2',
        )}
      />
    </button>
  ))
}
