import { useMessages } from '../../../i18n/language.tsx'
import { UndoNotice } from '../../../ui/notices/undo-notice.tsx'
import { openCartMessages } from '../cart.late.messages.ts'
import { useCart } from '../cart-provider.tsx'
import type { CartLine } from '../store/cart-state.ts'

type Properties = { line: CartLine | null; onDone: () => void }

/** Says what has just left the cart and brings it back on request. */
export function RemovedNotice({ line, onDone }: Properties) {
  const t = useMessages(openCartMessages)
  const { add } = useCart()

  async function undo({ productId, colorId, quantity }: CartLine) {
    if ((await add({ productId, colorId, quantity })) === 'done') onDone()
  }

  return (
    <UndoNotice
      text={line && t.removed({ name: line.name })}
      undoText={t.undo}
      onUndo={() => line && void undo(line)}
    />
  )
}
