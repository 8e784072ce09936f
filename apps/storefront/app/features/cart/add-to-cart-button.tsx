import { Plus, ShoppingCart } from 'lucide-react'
import { useMessages } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { cartMessages } from './cart.messages.ts'
import { useCart } from './cart-provider.tsx'

type Properties = {
  productId: number
  productName: string
  colorId?: number | null
  quantity?: number
  isInStock: boolean
  size?: 'small' | 'large'
  /** Only a plus where cards are narrow. */
  isCompact?: boolean
  className?: string
}

/** Adds a product to the cart; disabled for a second after a press (rule C-10) and while out of stock (rule M-09). */
export function AddToCartButton({
  productId,
  productName,
  colorId,
  quantity,
  isInStock,
  size = 'small',
  isCompact = false,
  className,
}: Properties) {
  const t = useMessages(cartMessages)
  const { add, isAdding } = useCart()
  return (
    <Button
      look={size === 'small' ? 'glow' : 'lamp'}
      size={size}
      className={className}
      disabled={!isInStock}
      isResting={isAdding(productId)}
      aria-busy={isAdding(productId) || undefined}
      aria-label={isInStock ? t.addProductToCart({ name: productName }) : `${productName}: ${t.outOfStock}`}
      onClick={() => void add({ productId, colorId: colorId ?? null, quantity: quantity ?? 1 })}
    >
      {isInStock && size === 'large' && <ShoppingCart aria-hidden="true" className="size-5 shrink-0" />}
      {isCompact && <Plus aria-hidden="true" className="size-5 xl:hidden" />}
      <span className={isCompact ? 'max-xl:hidden' : undefined}>{isInStock ? t.addToCart : t.outOfStock}</span>
    </Button>
  )
}
