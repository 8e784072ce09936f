import type { Picture } from '@shop/contract'
import { useRef } from 'react'
import Lightbox, { type ControllerRef } from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import { useMessages } from '../../../i18n/language.tsx'
import { useOverlayHistory } from '../../../ui/overlays/overlay-history.ts'
import { largestOf } from '../../../ui/pictures/picture-view.ts'
import { pictureZoomMessages } from './picture-zoom.late.messages.ts'

type Properties = {
  name: string
  pictures: readonly Picture[]
  /** The index of the picture that is shown first. */
  index: number
  onClose: () => void
}

const zoom = { scrollToZoom: true, maxZoomPixelRatio: 3, keyboardMoveDistance: 80 }
/** The buttons are visible on any picture. */
const styles = {
  container: { backgroundColor: 'rgb(16 33 43 / 0.95)' },
  button: { backgroundColor: 'rgb(16 33 43 / 0.6)', borderRadius: 12, filter: 'none', margin: 4, padding: 10 },
}
const still = { fade: 0, swipe: 0, navigation: 0, zoom: 0 }

/** Full-screen pictures of a product: zoom by pinch, wheel, + and −; arrow keys move. */
export function PictureZoom({ name, pictures, index, onClose }: Properties) {
  const t = useMessages(pictureZoomMessages)
  const controller = useRef<ControllerRef>(null)
  useOverlayHistory(true, () => controller.current?.close())
  const labels = {
    Lightbox: `${t.lightbox}: ${name}`,
    'Photo gallery': t.gallery,
    Carousel: t.carousel,
    Slide: t.slide,
    '{index} of {total}': t.place({ index: '{index}', total: '{total}' }),
    Previous: t.previous,
    Next: t.next,
    Close: t.close,
    'Zoom in': t.zoomIn,
    'Zoom out': t.zoomOut,
  }
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={pictures.map((picture) => toSlide(picture, name))}
      plugins={[Zoom]}
      labels={labels}
      styles={styles}
      zoom={zoom}
      carousel={{ finite: true, preload: 1, padding: 0 }}
      controller={{ ref: controller, closeOnBackdropClick: true, closeOnPullDown: true }}
      {...(isCalm && { animation: still })}
    />
  )
}

function toSlide(picture: Picture, alt: string) {
  const { base, widths, width, height } = picture
  const srcSet = widths.map((wide) => ({
    src: `${base}/${wide}.webp`,
    width: wide,
    height: Math.round((wide * height) / width),
  }))
  const largest = srcSet.at(-1)
  return { alt, src: largestOf(picture), width: largest?.width ?? width, height: largest?.height ?? height, srcSet }
}
