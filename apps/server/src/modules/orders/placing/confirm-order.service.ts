import { type PlacedOrder, parsePhoneNumber } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import type { Limit } from '../../../http/guard/rate-limits.ts'
import { getOrderRules } from '../../settings/index.ts'
import { lockAgainstErasure } from '../../users/index.ts'
import type { OrderDeps, PlaceOrderInput } from '../orders.deps.ts'
import { type OrderTrust, usualTrust } from '../trust/order-trust.rules.ts'
import { trustCashOrder } from '../trust/trust-order.service.ts'
import { ceilingsOf, type OrderedUnits, shareOfCeilings } from './order-ceilings.rules.ts'
import { checkOrderCode, passOrderCode, sendOrderCode } from './order-codes.service.ts'
import { unconfirmedLimits } from './orders.limits.ts'

/**
 * Places an order with `place`. If a code to the phone must confirm it first, nothing is placed and the code is sent.
 *
 * @throws AppError `order_code_needed` (details: the `phone`, and the code's lifetime in `minutes`), `too_many_requests`
 */
export async function placeConfirmed(
  deps: OrderDeps,
  input: Omit<PlaceOrderInput, 'codeHash'>,
  place: (input: PlaceOrderInput) => Promise<PlacedOrder>,
): Promise<PlacedOrder> {
  const checked = { ...input, codeHash: await checkOrderCode(deps, input) }
  try {
    return await place(checked)
  } catch (error) {
    const phone = error instanceof AppError && error.code === 'order_code_needed' && String(error.details.phone)
    if (phone) await sendOrderCode(deps, checked, parsePhoneNumber(phone) ?? input.fields.phone)
    throw error
  }
}

/**
 * Accepts an order that a code confirms, or that is small enough together with recent orders and whose customer need not be asked for
 * one.
 *
 * @param order.total in piastres
 * @param order.address composed, as it is stored
 * @returns what a cash order needs before it is prepared
 * @throws AppError `order_code_needed`, `order_code_wrong`, `card_needed`
 */
export async function passChecks(
  tx: Db,
  deps: OrderDeps,
  input: PlaceOrderInput,
  order: { lines: readonly OrderedUnits[]; total: number; address: string },
): Promise<OrderTrust> {
  const { userId, fields, address } = input
  const { lines, total } = order
  const rules = await getOrderRules(tx)
  const account = userId === null ? null : await lockAgainstErasure(tx, userId)
  const verified = account?.isPhoneVerified ? account : null
  const share = shareOfCeilings(lines, total, ceilingsOf(rules.ceilings, verified !== null))
  const accountPhone = verified?.phone ?? null
  const trust =
    fields.payment_method === 'cash'
      ? await trustCashOrder(
          tx,
          rules.trust,
          { ...fields, address: order.address, accountPhone, total },
          deps.readClock(),
        )
      : usualTrust
  // A verified account has proven its own phone.
  const needsCode = trust.step === 'code' && accountPhone !== fields.phone
  const orderer = { userId: verified && userId, phone: fields.phone, address }
  const limits = unconfirmedLimits(orderer, share, deps.ordersPerHour)
  if (input.codeHash === null && !needsCode && share <= 1 && (await hasRoom(deps, limits, tx))) return trust
  // The phone that is doubted must answer, not that of the account.
  await passOrderCode(tx, deps, input, needsCode ? fields.phone : (accountPhone ?? fields.phone))
  return trust
}

/** Takes from the limits. @returns false when a limit is exceeded; a rollback of the caller then undoes the counts */
async function hasRoom({ limits }: OrderDeps, wanted: readonly Limit[], tx: Db): Promise<boolean> {
  try {
    await limits.take(wanted, tx)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return false
    throw error
  }
}
