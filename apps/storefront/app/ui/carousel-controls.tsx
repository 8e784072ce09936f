import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useMessages } from '../language.tsx'
import type { CarouselApi, Position } from './carousel.tsx'
import { classes } from './classes.ts'
import { IconButton } from './icon-button.tsx'
import { uiMessages } from './ui.messages.ts'
import type { Autoplay } from './use-autoplay.ts'

/** More dots of 44 px than this do not fit between arrows on a phone; a count stands in for them. */
const mostDots = 5
/** Without the arrows one more fits beside the button that stops slides which turn by themselves. */
const mostDotsAlone = 6

/** There the arrows lie on the corners of the picture. */
const onPicture =
  'max-sm:absolute max-sm:bottom-16 max-sm:z-10 max-sm:rounded-full max-sm:bg-card/90 max-sm:shadow-card'

type Properties = { api: CarouselApi | undefined; position: Position; playing: Autoplay | null }

/** Arrows and dots under a carousel. Their place is kept while they are not there. */
export function CarouselControls({ api, position, playing }: Properties) {
  const t = useMessages(uiMessages)
  const { selected, count, canGoBack, canGoOn } = position
  return (
    <div className="mt-2 flex min-h-11 items-center justify-center sm:gap-1">
      {api && count > 1 && (
        <>
          <IconButton
            label={t.previous}
            icon={<ChevronLeft aria-hidden="true" className="mirror" />}
            className={classes(playing && onPicture, 'max-sm:start-3')}
            disabled={!canGoBack}
            onClick={() => api.scrollPrev()}
          />
          {count > (playing ? mostDotsAlone : mostDots) ? (
            <span className="min-w-16 text-center text-muted text-sm tabular-nums">
              {t.slideOf({ number: selected + 1, total: count })}
            </span>
          ) : (
            <Dots api={api} position={position} />
          )}
          <IconButton
            label={t.next}
            icon={<ChevronRight aria-hidden="true" className="mirror" />}
            className={classes(playing && onPicture, 'max-sm:end-3')}
            disabled={!canGoOn}
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

function Dots({ api, position: { selected, count } }: { api: CarouselApi; position: Position }) {
  const t = useMessages(uiMessages)
  const numbers = Array.from({ length: count }, (_, index) => index)
  return numbers.map((index) => (
    <button
      key={index}
      type="button"
      aria-label={t.slide({ number: index + 1 })}
      aria-current={index === selected}
      onClick={() => api.scrollTo(index)}
      className="group grid h-11 w-11 min-w-6 shrink place-items-center"
    >
      <span className="block h-2 w-2 rounded-full bg-control/50 transition-all group-hover:bg-control group-aria-[current=true]:w-6 group-aria-[current=true]:bg-lamp" />
    </button>
  ))
}
