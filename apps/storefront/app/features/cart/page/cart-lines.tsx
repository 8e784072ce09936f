import { maxLineQuantity } from '@shop/contract'
import { formatMoney } from '@shop/i18n'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { joinUnits } from '../../../ui/amounts/join-units.ts'
import { classes } from '../../../ui/classes.ts'
import { QuantityStepper } from '../../../ui/forms/quantity-stepper.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { Swatch } from '../../../ui/pictures/swatch.tsx'
import { openCartMessages } from '../cart.late.messages.ts'
import { useCart } from '../cart-provider.tsx'
import { type CartLine, canChangeCart, isRemoval } from '../store/cart-state.ts'
import { CartLineNotes } from './cart-line-notes.tsx'

type Properties = { className?: string; onRemoved: (line: CartLine) => void }

/** All lines of the cart, for its page and its modal; the layout follows the width of the list. */
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

type CartLineRowProperties = { line: CartLine; onRemoved: (line: CartLine) => void }

/** One line of the cart: product, color, price, quantity, and why it cannot be bought (rule C-02). */
export function CartLineRow({ line, onRemoved }: CartLineRowProperties) {
  const t = useMessages(openCartMessages)
  const { quantity, isChanging, isResting, change } = useLineQuantity(line, onRemoved)
  return (
    <li
      id={lineAnchor(line.id)}
      tabIndex={-1}
      aria-busy={isChanging}
      className={classes(
        'flex flex-wrap items-start gap-x-4 gap-y-3 border-line border-b py-5 transition-opacity last:border-b-0 @lg:items-center',
        quantity === 0 && 'opacity-50',
      )}
    >
      <Link to={paths.product(line.productId, line.colorId)} aria-hidden="true" tabIndex={-1} className="shrink-0">
        <Picture
          picture={line.picture}
          alt=""
          sizes="112px"
          className={classes(
            'size-22 rounded-control bg-well object-cover @lg:size-28',
            !line.isAvailable && 'opacity-60 grayscale',
          )}
        />
      </Link>
      <Description line={line} />
      <div className="flex w-full items-center justify-between gap-4 @max-lg:order-last @lg:w-auto">
        {line.stock > 0 && (
          <QuantityStepper
            value={quantity}
            min={0}
            max={Math.min(line.stock, maxLineQuantity)}
            label={line.name}
            isResting={isResting}
            onChange={change}
          />
        )}
        <LineTotal line={line} quantity={quantity} />
      </div>
      <IconButton
        label={t.removeLine({ name: line.name })}
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        isResting={isResting}
        className="-me-2 text-muted"
        onClick={() => change(0)}
      />
      <CartLineNotes line={line} isResting={isResting} change={change} />
    </li>
  )
}

/** The anchor of a line, for links to it. */
export function lineAnchor(lineId: number): string {
  return `cart-line-${lineId}`
}

function Description({ line }: { line: CartLine }) {
  const t = useMessages(openCartMessages)
  const language = useLanguage()
  return (
    <div className="grid min-w-0 flex-1 gap-1">
      <Link
        to={paths.product(line.productId, line.colorId)}
        className="inline-flex min-h-6 items-center font-semibold underline-offset-4 hover:text-nile hover:underline"
      >
        <bdi className="line-clamp-3">{joinUnits(line.name)}</bdi>
      </Link>
      {line.colorHex && (
        <p className="flex items-center gap-1.5 text-muted text-sm">
          <Swatch hex={line.colorHex} />
          <span>{line.colorName}</span>
        </p>
      )}
      <p className="text-muted text-sm tabular-nums">
        <bdi>{t.each({ amount: formatMoney(line.price, language) })}</bdi>
      </p>
    </div>
  )
}

/** Follows the quantity at once: until the server answers, the total is its price times the new quantity. */
function LineTotal({ line, quantity }: { line: CartLine; quantity: number }) {
  const t = useMessages(openCartMessages)
  const language = useLanguage()
  const total = quantity === line.quantity ? line.lineTotal : line.price * quantity
  return (
    <p className="ms-auto min-w-28 text-end font-bold tabular-nums">
      <span className="sr-only">{t.lineTotal({ name: line.name })}</span>
      <bdi>{formatMoney(total, language)}</bdi>
    </p>
  )
}

/**
 * The quantity of a line, shown at once as requested. It cannot change while the cart is loading (rule C-07). After a
 * refusal the line shows the server's quantity.
 *
 * @param onRemoved called when the line has left the cart
 */
function useLineQuantity(line: CartLine, onRemoved: (line: CartLine) => void) {
  const { cart, setQuantity, refresh } = useCart()
  const [asked, setAsked] = useState<number | null>(null)
  const isUnderWay = useRef(false)

  async function change(quantity: number): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setAsked(quantity)
    const outcome = await setQuantity(line.id, quantity)
    isUnderWay.current = false
    setAsked(null)
    if (outcome === 'failed') void refresh()
    else if (outcome === 'done' && isRemoval(quantity)) onRemoved(line)
  }

  return {
    quantity: asked ?? line.quantity,
    isChanging: asked !== null,
    isResting: !canChangeCart(cart),
    change: (quantity: number) => void change(quantity),
  }
}
