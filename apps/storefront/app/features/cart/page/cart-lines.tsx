import { useMessages } from '../../../i18n/language.tsx'
import { classes } from '../../../ui/classes.ts'
import { openCartMessages } from '../cart.late.messages.ts'
import { useCart } from '../cart-provider.tsx'
import type { CartLine } from '../store/cart-state.ts'
import { CartLineRow } from './cart-line.tsx'

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
