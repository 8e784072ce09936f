import { type CouponQuote, type GovernorateCode, toPounds } from '@shop/contract'
import { AppError } from '../../../errors.ts'
import { type CartOwner, findCart, listCartLines, listVariantsOfProduct, totalCart } from '../../cart/index.ts'
import { readDestination } from '../../delivery/index.ts'
import { applyDueOffers } from '../../offers/index.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { type BuyNowChoice, chooseVariant } from './buy-now.service.ts'
import type { WantedLine } from './freeze-line.presenter.ts'
import { lowerTotals, readCoupon } from './lower-totals.service.ts'

/** What is to be ordered: one product, or the cart of its owner. */
export type QuotedGoods = { choice: Omit<BuyNowChoice, 'size'> } | { owner: CartOwner }

/** @param region null while it is not chosen: delivery is then the lowest fee */
type QuoteRequest = { code: string; goods: QuotedGoods; region: GovernorateCode | null }

/**
 * Tells what an order would cost with a coupon. Nothing is stored or locked, and the use is not reserved: the order counts it.
 *
 * @throws AppError `cart_not_found`, `cart_empty`, the errors of `chooseVariant` and `applyCoupon`
 */
export async function quoteCoupon(
  { db, readClock }: OrderDeps,
  { code, goods, region }: QuoteRequest,
): Promise<CouponQuote> {
  const now = readClock()
  await applyDueOffers(db, now)
  const lines = await listGoods(db, goods)
  const { terms } = await readDestination(db, region, now)
  const coupon = await readCoupon(db, code, lines, now)
  const full = totalCart(lines, terms)
  const { totals } = lowerTotals(full, coupon)
  return {
    coupon_code: code,
    subtotal: toPounds(totals.subtotal),
    discount: toPounds(totals.discount),
    delivery: toPounds(totals.delivery),
    is_delivery_final: full.isDeliveryFinal || coupon?.freesDelivery === true,
    total: toPounds(totals.total),
  }
}

type Goods = Pick<WantedLine, 'price' | 'quantity' | 'categoryId'>[]

async function listGoods(db: OrderDeps['db'], goods: QuotedGoods): Promise<Goods> {
  if ('choice' in goods) {
    const { productId, variantId, quantity } = goods.choice
    return [{ ...chooseVariant(await listVariantsOfProduct(db, productId), variantId), quantity }]
  }
  const cart = await findCart(db, goods.owner)
  if (!cart) throw new AppError('cart_not_found')
  const lines = await listCartLines(db, cart.id)
  if (lines.length === 0) throw new AppError('cart_empty')
  return lines
}
