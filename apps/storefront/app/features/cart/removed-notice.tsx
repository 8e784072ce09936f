import { Undo2 } from 'lucide-react'
import { useMessages } from '../../language.tsx'
import { Button } from '../../ui/button.tsx'
import { cartMessages } from './cart.messages.ts'
import { useCart } from './cart-provider.tsx'
import type { CartLine } from './cart-state.ts'

type Properties = { line: CartLine | null; onDone: () => void }

/** Says what has just left the cart and brings it back on request. */
export function RemovedNotice({ line, onDone }: Properties) {
  const t = useMessages(cartMessages)
  const { add } = useCart()

  async function undo({ productId, colorId, quantity }: CartLine) {
    if ((await add({ productId, colorId, quantity })) === 'done') onDone()
  }

  return (
    <div role="status" className="not-empty:mb-5">
      {line && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control bg-nile-soft py-1 ps-4 pe-1">
          <p>{t.removed({ name: line.name })}</p>
          <Button look="quiet" onClick={() => void undo(line)}>
            <Undo2 aria-hidden="true" className="mirror size-5" />
            {t.undo}
          </Button>
        </div>
      )}
    </div>
  )
}
