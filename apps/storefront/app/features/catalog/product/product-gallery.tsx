import type { Picture as PictureData } from '@shop/contract'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { useLateModule } from '../../../ui/hooks/use-late-module.ts'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { largestOf } from '../../../ui/pictures/picture-view.ts'
import { catalogMessages } from '../catalog.messages.ts'

const fetchZoom = () => import('./picture-zoom.tsx')

type Properties = {
  name: string
  pictures: readonly PictureData[]
  /** In the corner of the pictures, such as a button for the 3D view. */
  corner?: ReactNode
}

/**
 * The pictures of a product: a carousel; a press enlarges a picture. Thumbnails are below it, on a phone dots in it, so that name, price
 * and button fit on the first screen. Without scripts it is a row of links.
 */
export function ProductGallery({ name, pictures, corner }: Properties) {
  const t = useMessages(catalogMessages)
  const [shown, setShown] = useState(0)
  const strip = useRef<HTMLUListElement>(null)
  const [enlarged, setEnlarged] = useState<number | null>(null)
  const zoom = useLateModule(enlarged !== null, fetchZoom)
  const shownPictures = pictures.length > 0 ? pictures : [null]

  function show(index: number) {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    strip.current?.children[index]?.scrollIntoView({
      behavior: isCalm ? 'instant' : 'smooth',
      block: 'nearest',
      inline: 'start',
    })
  }

  function enlarge(event: MouseEvent, index: number) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setEnlarged(index)
  }

  return (
    <section aria-label={t.pictures} className="relative grid gap-3">
      <ul
        ref={strip}
        tabIndex={pictures.length > 1 ? 0 : undefined}
        className="swipe-row flex rounded-card border border-line bg-well"
        onScroll={({ currentTarget }) =>
          setShown(Math.round(Math.abs(currentTarget.scrollLeft) / Math.max(1, currentTarget.clientWidth)))
        }
      >
        {shownPictures.map((picture, index) => (
          <li key={picture?.id ?? 'none'} className="h-48 w-full shrink-0 snap-start wide:aspect-square wide:h-auto">
            <a
              href={picture ? largestOf(picture) : undefined}
              aria-label={picture ? t.enlarge({ name, number: index + 1 }) : undefined}
              draggable={false}
              onClick={(event) => picture && enlarge(event, index)}
              className="block size-full cursor-zoom-in focus-visible:outline-offset-[-4px]"
            >
              <Picture
                picture={picture}
                alt={t.picture({ name, number: index + 1 })}
                sizes="(min-width: 82rem) 620px, (min-width: 43.75rem) 47vw, 100vw"
                isEager={index === 0}
                className="faded-sides size-full object-contain wide:object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className="swipe-row flex max-wide:absolute max-wide:inset-x-0 max-wide:bottom-0 max-wide:justify-center-safe wide:gap-2 wide:p-1">
          {pictures.map((picture, index) => (
            <li key={picture.id} className="shrink-0">
              <button
                type="button"
                aria-label={t.showPicture({ number: index + 1 })}
                aria-current={index === shown}
                onClick={() => show(index)}
                className="group grid size-11 place-content-center content-end pb-1.5 wide:size-18 wide:p-0 wide:overflow-hidden wide:rounded-control wide:border-2 wide:border-line wide:bg-well wide:transition-colors wide:hover:border-control wide:aria-[current=true]:border-lamp"
              >
                <span className="size-2.5 rounded-full border border-control bg-card group-aria-[current=true]:bg-ink wide:hidden" />
                <Picture picture={picture} alt="" sizes="72px" className="size-full object-cover max-wide:hidden" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {corner && <div className="absolute end-2 top-2">{corner}</div>}
      {zoom && enlarged !== null && (
        <zoom.PictureZoom name={name} pictures={pictures} index={enlarged} onClose={() => setEnlarged(null)} />
      )}
    </section>
  )
}
