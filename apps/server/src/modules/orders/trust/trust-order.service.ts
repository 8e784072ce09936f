import type { CheckoutFields, OrderId, PhoneNumber } from '@shop/contract'
import { type Db, inOnePacket } from '../../../database/client.ts'
import { deriveKey, hashWithKey } from '../../../secrets.ts'
import type { TrustRules } from '../../settings/index.ts'
import { countSignals, lockSignals } from './order-signals.repository.ts'
import { holdOut, judgeOrder, type OrderTrust } from './order-trust.rules.ts'

type CashOrder = Pick<CheckoutFields, 'phone' | 'city' | 'region'> & {
  /** Null for an order that is not placed yet. */
  id: OrderId | null
  /** Composed, as it is stored. */
  address: string
  accountPhone: PhoneNumber | null
  /** In piastres. */
  total: number
}

/**
 * Says what a cash order needs before it is prepared. In a transaction, of two orders at once the second is judged by the first.
 *
 * @param order.accountPhone the phone of the shopper's account, if it is verified
 */
export async function trustCashOrder(db: Db, rules: TrustRules, order: CashOrder, now: Date): Promise<OrderTrust> {
  const { id: orderId, region: governorate, total, ...others } = order
  const signalsOf = { ...others, orderId, governorate }
  const isCounted = rules.callOrders > 0 || rules.callPhones > 0
  // A statement sees what was committed when it starts, which is after the one before it has its locks.
  const [, signals] = await inOnePacket(
    isCounted ? lockSignals(db, signalsOf) : Promise.resolve(),
    countSignals(db, signalsOf, rules.callPhones, now),
  )
  return judgeOrder({ ...signals, total, governorate }, rules)
}

/**
 * The same for an order that its shopper places now: some phones, other ones each month, are left out (`holdOut`). Which ones is no
 * lottery of each try, and nobody outside can know it.
 */
export async function trustPlacedOrder(
  db: Db,
  rules: TrustRules,
  order: CashOrder,
  { secret, now }: { secret: string; now: Date },
): Promise<OrderTrust> {
  const trust = await trustCashOrder(db, rules, order, now)
  const isHeldOut = rules.heldOutPercent > 0 && drawPercent(secret, order.phone, now) < rules.heldOutPercent
  return isHeldOut ? holdOut(trust) : trust
}

/** From 0 to 99, the same for a phone in a month. */
function drawPercent(secret: string, phone: string, now: Date): number {
  const hash = hashWithKey(deriveKey(secret, 'held-out phones'), `${phone} ${now.toISOString().slice(0, 7)}`)
  return Buffer.from(hash, 'base64url').readUInt32BE() % 100
}
