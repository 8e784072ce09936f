import { useCallback, useRef, useState } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { UndoNotice } from '../../../ui/notices/undo-notice.tsx'
import { openCartMessages } from '../cart.late.messages.ts'
import { useCart } from '../cart-provider.tsx'
import type { CartLine } from '../store/cart-state.ts'

type Properties = { line: CartLine | null; onDone: () => void }

/** Names the removed line and adds it again on request. */
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

/** Remembers the removed line for undo, and moves the focus to the heading. */
export function useRemovedLine() {
  const [removed, setRemoved] = useState<CartLine | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  /** The pressed button is gone; otherwise the focus would return to the top of the document. */
  const focusHeading = useCallback(() => heading.current?.focus({ preventScroll: true }), [])
  const noteRemoval = useCallback(
    (line: CartLine) => {
      setRemoved(line)
      focusHeading()
    },
    [focusHeading],
  )
  const forgetRemoval = useCallback(() => setRemoved(null), [])
  const noteClearing = useCallback(() => {
    setRemoved(null)
    focusHeading()
  }, [focusHeading])

  return { removed, noteRemoval, noteClearing, forgetRemoval, heading }
}
