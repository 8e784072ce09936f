import type { PlacedOrder } from '@shop/contract'
import { inOnePacket, inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { saveAnswer } from '../../../http/answers/idempotency.ts'
import { type CartOwner, listCartLines, lockCart, lockVariantsOfCart, removeAllLines } from '../../cart/index.ts'
import { applyDueOffers } from '../../offers/index.ts'
import type { OrderDeps, PlaceOrderInput } from '../orders.deps.ts'
import { placeOrder, startPlacing } from './place-order.service.ts'

/**
 * Places an order for all lines of the cart. Order, stock, emptied cart and the stored answer for a retry are one transaction.
 *
 * @throws AppError `cart_not_found`, `cart_empty`, `idempotency_key_reused`, and the errors of `placeOrder`
 */
export async function placeCartOrder(deps: OrderDeps, owner: CartOwner, input: PlaceOrderInput): Promise<PlacedOrder> {
  await applyDueOffers(deps.db, deps.readClock())
  return await inTransaction(deps.db, async (tx) => {
    const firstAnswer = await startPlacing(tx, input)
    if (firstAnswer) return firstAnswer
    const cart = await lockCart(tx, owner)
    if (!cart) throw new AppError('cart_not_found')
    const [, lines] = await inOnePacket(lockVariantsOfCart(tx, cart.id), listCartLines(tx, cart.id))
    if (lines.length === 0) throw new AppError('cart_empty')
    const placed = await placeOrder(
      tx,
      deps,
      input,
      lines.map((line) => ({ ...line, size: null })),
    )
    await inOnePacket(removeAllLines(tx, cart.id), saveAnswer(tx, input.claim, placed))
    return placed
  })
}
