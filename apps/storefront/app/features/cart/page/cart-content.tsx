import type { ReactNode } from 'react'
import { useCart } from '../cart-provider.tsx'
import { CartTrouble } from './cart-trouble.tsx'
import { EmptyCart } from './empty-cart.tsx'

/** What an open cart shows: its trouble and its lines, which are the children, or why there are none. */
export function CartContent({ children }: { children: ReactNode }) {
  const { cart } = useCart()
  if (cart.items.length === 0) return cart.failure?.attempt === 'load' ? <CartTrouble /> : <EmptyCart />
  return (
    <>
      <CartTrouble />
      {children}
    </>
  )
}
