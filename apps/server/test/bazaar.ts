import type { OrderId } from '@shop/contract'
import type { CardShop } from './card-shop.ts'
import type { MadeProduct } from './factories.ts'
import type { FakeBosta } from './fakes/bosta.ts'
import type { Desk } from './order-life/desk.ts'

/** The shop of one run: what is sold, who buys, and what has come of it so far. */
export type Bazaar = {
  shop: CardShop
  products: readonly MadeProduct[]
  /** Session keys of the shoppers' carts. */
  carts: readonly string[]
  /** Codes that a checkout may be given. */
  coupons: readonly string[]
  /** What was ordered, when the shopper asked for it, and the sales that ran from then until the answer. */
  orders: { id: OrderId; token: string; askedAt: Date; sales: number[] }[]
  /** Sales that have begun. */
  sales: { id: number; endsAt: Date }[]
  desk: Desk
  bosta: FakeBosta
  /** The phone of somebody who refused a parcel. */
  refuser: string
}

/** What a unit costs while it is not on sale, in piastres; the first one at the start. */
export const regularPrices = [100_000, 99_950, 120_010] as const

/** One coupon of each kind; that of an amount has few uses. */
export async function issueCoupons({ pool, clock }: CardShop, name: string): Promise<string[]> {
  const moments = { startsAt: clock.now, endsAt: new Date(clock.now.getTime() + 365 * 86_400_000) }
  const shared = {
    nameEn: 'Coupon',
    nameAr: 'كوبون',
    categoryIds: [],
    minSubtotalPiastres: 0,
    isActive: true,
    ...moments,
  }
  const plenty = { maxUses: 1000, maxUsesPerCustomer: 1000 }
  const coupons = [
    { ...shared, ...plenty, code: `${name}PERCENT`, kind: 'percent', percentBp: 1234, amountPiastres: 15_001 },
    {
      ...shared,
      code: `${name}AMOUNT`,
      kind: 'amount',
      percentBp: null,
      amountPiastres: 7_777,
      maxUses: 3,
      maxUsesPerCustomer: 2,
    },
    { ...shared, ...plenty, code: `${name}FREE`, kind: 'free_delivery', percentBp: null, amountPiastres: null },
  ]
  await pool`insert into coupons ${pool(coupons)}`
  return coupons.map(({ code }) => code)
}
