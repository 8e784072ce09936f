import { ShoppingCart } from 'lucide-react'
import { Link } from 'react-router'
import { useMessages } from '../../language.tsx'
import { paths } from '../../paths.ts'
import { cartMessages } from './cart.messages.ts'
import { useCart } from './cart-provider.tsx'

/** The way to the cart, with the number of things in it; the number joins once the browser knows it. */
export function CartLink() {
  const t = useMessages(cartMessages)
  const { itemCount } = useCart().cart
  return (
    <Link
      to={paths.cart()}
      className="relative inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 font-semibold transition-colors hover:text-nile"
    >
      <span className="relative">
        <ShoppingCart aria-hidden="true" className="mirror size-6" />
        {itemCount > 0 && (
          <span
            aria-hidden="true"
            className="absolute -end-2.5 -top-2 grid h-5 min-w-5 animate-appear place-items-center rounded-full bg-lamp px-1 font-bold text-on-lamp text-xs tabular-nums leading-none"
          >
            {itemCount > 99 ? '99+' : itemCount}
          </span>
        )}
      </span>
      <span className="sr-only">{itemCount > 0 ? t.cartWithCount({ count: itemCount }) : t.cart}</span>
      <span aria-hidden="true" className="max-lg:hidden">
        {t.cart}
      </span>
    </Link>
  )
}
