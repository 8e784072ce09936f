import type { Picture as PictureData } from '@shop/contract'
import { type MouseEvent, useRef, useState } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { useLateModule } from '../../../ui/hooks/use-late-module.ts'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { largestOf } from '../../../ui/pictures/picture-view.ts'
import { catalogMessages } from '../catalog.messages.ts'

const fetchZoom = () => import('./picture-zoom.tsx')

type Properties = { name: string; pictures: readonly PictureData[] }

/**
 * The pictures of a product: a carousel with thumbnails; a press enlarges a picture. Without scripts it is a row of
 * links.
 */
export function ProductGallery({ name, pictures }: Properties) {
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
    <section aria-label={t.pictures} className="grid gap-3">
      <ul
        ref={strip}
        tabIndex={pictures.length > 1 ? 0 : undefined}
        className="swipe-row flex rounded-card border border-line bg-well"
        onScroll={({ currentTarget }) =>
          setShown(Math.round(Math.abs(currentTarget.scrollLeft) / Math.max(1, currentTarget.clientWidth)))
        }
      >
        {shownPictures.map((picture, index) => (
          <li key={picture?.id ?? 'none'} className="aspect-square w-full shrink-0 snap-start">
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
                sizes="(min-width: 82rem) 620px, (min-width: 64rem) 47vw, 100vw"
                isEager={index === 0}
                className="size-full object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className="swipe-row flex gap-2 p-1">
          {pictures.map((picture, index) => (
            <li key={picture.id} className="shrink-0">
              <button
                type="button"
                aria-label={t.showPicture({ number: index + 1 })}
                aria-current={index === shown}
                onClick={() => show(index)}
                className="block size-18 overflow-hidden rounded-control border-2 border-line bg-well transition-colors hover:border-control aria-[current=true]:border-lamp"
              >
                <Picture picture={picture} alt="" sizes="72px" className="size-full object-cover" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {zoom && enlarged !== null && (
        <zoom.PictureZoom name={name} pictures={pictures} index={enlarged} onClose={() => setEnlarged(null)} />
      )}
    </section>
  )
}
