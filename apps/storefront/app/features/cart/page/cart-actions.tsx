import { CircleAlert, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { openCartMessages } from '../cart.late.messages.ts'
import { useCart } from '../cart-provider.tsx'
import { canChangeCart } from '../store/cart-state.ts'
import { lineAnchor } from './cart-lines.tsx'

/** Empties the cart after a confirmation. `onCleared` is called when it is empty. */
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
        <span>{t.clear}</span>
      </Button>
      <Dialog isOpen={isAsking} onClose={stop} title={t.clearQuestion}>
        <p>{t.clearHint}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button look="nile" isResting={isResting} onClick={() => void empty()}>
            {t.clear}
          </Button>
          <Button onClick={stop}>{t.cancelClearing}</Button>
        </div>
      </Dialog>
    </>
  )
}

/** A link to checkout, or to the line that blocks it. */
export function CheckoutLink() {
  const t = useMessages(openCartMessages)
  const { cart } = useCart()
  const obstacle = cart.items.find((line) => !line.isAvailable)
  const noteId = useId()
  if (!obstacle) {
    return (
      <ButtonLink look="lamp" size="large" to={paths.checkout()}>
        {t.checkout}
      </ButtonLink>
    )
  }
  return (
    <>
      <Button look="lamp" size="large" disabled aria-describedby={noteId}>
        {t.checkout}
      </Button>
      <Alert tone="danger" icon={<CircleAlert />} className="order-first">
        <button
          type="button"
          id={noteId}
          className="text-start font-semibold underline underline-offset-4"
          onClick={() => document.getElementById(lineAnchor(obstacle.id))?.focus()}
        >
          {t.blocked}
        </button>
      </Alert>
    </>
  )
}
