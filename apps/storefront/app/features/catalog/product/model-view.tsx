import '@google/model-viewer'
import { LoaderCircle, Scan, X } from 'lucide-react'
import { createElement, useState } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { modelViewMessages } from './model-view.late.messages.ts'

type Properties = { name: string; url: string; onClose: () => void }

/** A product in 3D, to turn and, where the phone can, to place in one's own kitchen. */
export function ModelView({ name, url, onClose }: Properties) {
  const t = useMessages(modelViewMessages)
  const [hasFailed, setFailed] = useState(() => !('adoptedStyleSheets' in document))
  return (
    <Dialog isOpen onClose={onClose} title={name} className="w-[min(60rem,calc(100vw-1rem))]">
      {hasFailed ? (
        <p role="alert" className="py-10 text-center">
          {t.failed}
        </p>
      ) : (
        <>
          <Stage name={name} url={url} onFail={() => setFailed(true)} />
          <p className="mt-3 text-center text-muted text-sm">{t.hint}</p>
        </>
      )}
    </Dialog>
  )
}

/** Light and rotation of the model. On a page that scrolls by finger, horizontal strokes turn it. */
const manner = {
  'camera-controls': true,
  'touch-action': 'pan-y',
  'shadow-intensity': '1',
  'tone-mapping': 'neutral',
  'interaction-prompt': 'none',
}

/** Models have their true size, so that a phone shows them in the kitchen at that size. */
const trueSize = {
  ar: true,
  'ar-modes': 'webxr scene-viewer quick-look',
  'ar-scale': 'fixed',
}

type StageProperties = { name: string; url: string; onFail: () => void }

function Stage({ name, url, onFail }: StageProperties) {
  const t = useMessages(modelViewMessages)
  const sides = { front: t.front, back: t.back, left: t.left, right: t.right, 'interaction-prompt': t.hint }
  const properties = {
    src: url,
    alt: t.alt({ name }),
    a11y: JSON.stringify(sides),
    onerror: onFail,
    class: 'block h-[min(68dvh,38rem)] w-full rounded-control bg-well',
    ...manner,
    ...trueSize,
  }
  return createElement(
    'model-viewer',
    properties,
    <p slot="poster" role="status" className="flex size-full items-center justify-center gap-2 text-on-lamp">
      <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />
      <span>{t.loading}</span>
    </p>,
    <span slot="progress-bar" />,
    <button slot="ar-button" type="button" className={`${arLook} bottom-4 bg-lamp`}>
      <Scan aria-hidden="true" className="size-5" />
      <span>{t.inKitchen}</span>
    </button>,
    <button slot="exit-webxr-ar-button" type="button" className={`${arLook} top-4 bg-card`}>
      <X aria-hidden="true" className="size-5" />
      <span>{t.leaveKitchen}</span>
    </button>,
  )
}

const arLook =
  'absolute inset-x-0 mx-auto flex min-h-13 w-fit items-center gap-2 rounded-control px-6 font-semibold text-on-lamp shadow-raised'
