import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/overlays/drawer.tsx'
import { productListMessages } from './product-list.late.messages.ts'

type Properties = {
  /** The number of active filters. */
  chosen: number
  /** How many products they leave. */
  count: number
  children: ReactNode
}

/** On a phone the filters come up from below; each choice counts at once, the button leads to what is left. */
export function FilterDrawer({ chosen, count, children }: Properties) {
  const t = useMessages(productListMessages)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button className="relative min-h-12 shrink-0 lg:hidden noscript:hidden" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden="true" className="size-5" />
        <span>{t.filter}</span>
        {chosen > 0 && (
          <span className="grid min-w-6 place-items-center rounded-full bg-nile px-1.5 text-on-nile text-sm tabular-nums">
            <span aria-hidden="true">{chosen}</span>
            <span className="sr-only">{t.filterCount({ count: chosen })}</span>
          </span>
        )}
      </Button>
      <Drawer
        isOpen={isOpen}
        onClose={close}
        staysOpen
        title={t.filters}
        footer={
          <Button look="lamp" size="large" className="w-full" onClick={close}>
            {t.show({ count })}
          </Button>
        }
      >
        {children}
      </Drawer>
    </>
  )
}
