import type { PlacedOrder } from '@shop/contract'
import { inOnePacket } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { type CartOwner, listCartLines, lockCart, lockVariantsOfCart, removeAllLines } from '../../cart/index.ts'
import type { OrderDeps, PlaceOrderInput } from '../orders.deps.ts'
import { placeOnce, placeOrder } from './place-order.service.ts'

/**
 * Places an order for all lines of the cart. Order, stock, emptied cart and the stored answer for a retry are one transaction.
 *
 * @throws AppError `cart_not_found`, `cart_empty`, `idempotency_key_reused`, and the errors of `placeOnce` and `placeOrder`
 */
export async function placeCartOrder(deps: OrderDeps, owner: CartOwner, input: PlaceOrderInput): Promise<PlacedOrder> {
  return await placeOnce(deps, input, async (tx) => {
    const cart = await lockCart(tx, owner)
    if (!cart) throw new AppError('cart_not_found')
    const [, lines] = await inOnePacket(lockVariantsOfCart(tx, cart.id), listCartLines(tx, cart.id))
    if (lines.length === 0) throw new AppError('cart_empty')
    const wanted = lines.map((line) => ({ ...line, size: null }))
    const [placed] = await inOnePacket(placeOrder(tx, deps, input, wanted), removeAllLines(tx, cart.id))
    return placed
  })
}
