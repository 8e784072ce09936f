import { useMessages } from '../../language.tsx'
import { classes } from '../../ui/classes.ts'
import { openCartMessages } from './cart.late.messages.ts'
import { CartLineRow } from './cart-line.tsx'
import { useCart } from './cart-provider.tsx'
import type { CartLine } from './cart-state.ts'

type Properties = { className?: string; onRemoved: (line: CartLine) => void }

/** All lines of the cart, on its page and in its modal: each takes the room that the list has. */
export function CartLines({ className, onRemoved }: Properties) {
  const t = useMessages(openCartMessages)
  const { cart } = useCart()
  return (
    <ul aria-label={t.lines} className={classes('@container', className)}>
      {cart.items.map((line) => (
        <CartLineRow key={line.id} line={line} onRemoved={onRemoved} />
      ))}
    </ul>
  )
}
