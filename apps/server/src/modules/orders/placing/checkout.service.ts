import type { PlacedOrder } from '@shop/contract'
import { type Db, inOnePacket } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { type CartOwner, listCartLines, lockCart, lockVariantsOfCart, removeAllLines } from '../../cart/index.ts'
import type { OrderDeps, PlaceOrderInput } from '../orders.deps.ts'
import { placeOnce } from './place-order.service.ts'

/**
 * Places an order for all lines of the cart. Order, stock, emptied cart and the stored answer for a retry are one transaction.
 *
 * @throws AppError `cart_not_found`, `cart_empty`, `idempotency_key_reused`, and the errors of `placeOnce`
 */
export async function placeCartOrder(deps: OrderDeps, owner: CartOwner, input: PlaceOrderInput): Promise<PlacedOrder> {
  const lock = (tx: Db) => inOnePacket(lockCart(tx, owner), lockVariantsOfCart(tx, owner), listCartLines(tx, owner))
  return await placeOnce(deps, input, lock, async ([cart, , lines], placeLines, tx) => {
    if (!cart) throw new AppError('cart_not_found')
    if (lines.length === 0) throw new AppError('cart_empty')
    const wanted = lines.map((line) => ({ ...line, size: null }))
    const [placed] = await inOnePacket(placeLines(wanted), removeAllLines(tx, cart.id))
    return placed
  })
}
