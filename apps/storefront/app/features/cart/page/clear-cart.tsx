import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { openCartMessages } from '../cart.late.messages.ts'
import { useCart } from '../cart-provider.tsx'
import { canChangeCart } from '../store/cart-state.ts'

/** Takes everything out of the cart, after asking. `onCleared` is called when it is empty. */
export function ClearCart({ onCleared }: { onCleared: () => void }) {
  const t = useMessages(openCartMessages)
  const { cart, clear } = useCart()
  const [isAsking, setAsking] = useState(false)
  const isResting = !canChangeCart(cart)
  const stop = () => setAsking(false)

  async function empty(): Promise<void> {
    const outcome = await clear()
    if (outcome === 'ignored') return
    stop()
    if (outcome === 'done') onCleared()
  }

  return (
    <>
      <Button look="quiet" size="small" className="justify-self-start" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" className="size-5" />
        {t.clear}
      </Button>
      <Dialog isOpen={isAsking} onClose={stop} title={t.clearQuestion}>
        <p>{t.clearHint}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button look="nile" isResting={isResting} onClick={() => void empty()}>
            {t.clear}
          </Button>
          <Button onClick={stop}>{t.keepItems}</Button>
        </div>
      </Dialog>
    </>
  )
}
