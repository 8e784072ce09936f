import { Rotate3d } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { useLatePart } from '../../../ui/use-late-part.ts'
import { catalogMessages } from '../catalog.messages.ts'

const fetchView = () => import('./model-view.tsx')

/** Opens the product in 3D; the code for it, larger than the rest of the shop, is fetched by the first press. */
export function ModelButton({ name, url }: { name: string; url: string }) {
  const t = useMessages(catalogMessages)
  const [isOpen, setOpen] = useState(false)
  const view = useLatePart(isOpen, fetchView)
  return (
    <>
      <Button
        className="justify-self-center"
        aria-busy={isOpen && !view}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Rotate3d aria-hidden="true" className="size-5" />
        {t.viewIn3d}
      </Button>
      {view && <view.ModelView name={name} url={url} onClose={() => setOpen(false)} />}
    </>
  )
}
