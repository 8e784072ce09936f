import {
  type CheckoutFields,
  type Piastres,
  type PlacedOrder,
  parsePhoneNumber,
  piastres,
  toPounds,
} from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import { isRefusal } from '../../../errors.ts'
import { takesMethod } from '../../payments/index.ts'
import type { OrderRules, TrustRules } from '../../settings/index.ts'
import { lockAgainstErasure } from '../../users/index.ts'
import { PhoneRefusal, refuseCash, refuseWithoutDeposit } from '../order-refusals.rules.ts'
import type { OrderDeps, PlaceOrderInput } from '../orders.deps.ts'
import { depositOf } from '../trust/deposit.rules.ts'
import { type OrderTrust, usualTrust } from '../trust/order-trust.rules.ts'
import { trustPlacedOrder } from '../trust/trust-order.service.ts'
import { countPhoneRefusal } from './guard-phones.service.ts'
import { ceilingsOf, type OrderedUnits, shareOfCeilings } from './order-ceilings.rules.ts'
import { checkOrderCode, passOrderCode, sendOrderCode } from './order-codes.service.ts'
import { unconfirmedLimits } from './orders.limits.ts'

/**
 * Places an order with `place`. If a code to the phone must confirm it first, nothing is placed and the code is sent.
 *
 * @throws AppError `order_code_needed` (details: the `phone`, and the code's lifetime in `minutes`), `too_many_requests`, and the
 * errors of `place`
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
    // Who has the code of the phone may learn everything of it.
    if (checked.codeHash === null) await countPhoneRefusal(deps, { ...input, phone: input.fields.phone }, error)
    if (isRefusal(error, 'order_code_needed'))
      await sendOrderCode(deps, checked, parsePhoneNumber(error.details.phone) ?? input.fields.phone)
    throw error
  }
}

/**
 * Accepts an order that a code confirms, or that is small enough together with recent orders and whose customer need not be asked for
 * one.
 *
 * @param order.rules those of the shop for orders
 * @param order.total in piastres
 * @param order.address composed, as it is stored
 * @returns what a cash order needs before it is prepared, and the deposit that its shopper pays by card, in piastres
 * @throws AppError `order_code_needed`, `order_code_wrong`, `card_needed`, `deposit_needed`
 */
export async function passChecks(
  tx: Db,
  deps: OrderDeps,
  input: PlaceOrderInput,
  order: { rules: OrderRules; lines: readonly OrderedUnits[]; total: number; address: string },
): Promise<{ trust: OrderTrust; deposit: Piastres }> {
  const { userId, fields, address } = input
  const { rules, lines, total } = order
  const account = userId === null ? null : await lockAgainstErasure(tx, userId)
  const verified = account?.isPhoneVerified ? account : null
  const share = shareOfCeilings(lines, total, ceilingsOf(rules.ceilings, verified !== null))
  const accountPhone = verified?.phone ?? null
  const trust =
    fields.payment_method === 'cash'
      ? await trustPlacedOrder(
          tx,
          rules.trust,
          { ...fields, id: null, address: order.address, accountPhone, total },
          { secret: deps.secret, now: deps.readClock() },
        )
      : usualTrust
  const deposit = trust.step === 'card' ? agreeOnDeposit(deps, fields, total, rules.trust) : piastres(0)
  const passed = { trust, deposit }
  // A verified account has proven its own phone.
  const needsCode = trust.step === 'code' && accountPhone !== fields.phone
  const orderer = { userId: verified && userId, phone: fields.phone, address }
  const limits = unconfirmedLimits(orderer, share, deps.ordersPerHour)
  if (input.codeHash === null && !needsCode && share <= 1 && (await deps.limits.tryTake(limits, tx))) return passed
  // The phone that is doubted must answer, not that of the account.
  if (needsCode) await passOrderCode(tx, deps, input, fields.phone, PhoneRefusal)
  else await passOrderCode(tx, deps, input, accountPhone ?? fields.phone)
  return passed
}

/**
 * Gives the deposit of an order for which no cash is taken, once its shopper has agreed to pay it by card.
 *
 * @throws AppError `deposit_needed` (details: the `deposit`, EGP) when the shopper was shown none or another one; `card_needed` when the shop
 *   takes none
 */
function agreeOnDeposit({ payments }: OrderDeps, fields: CheckoutFields, total: number, rules: TrustRules): Piastres {
  const deposit = depositOf(total, rules.depositPercent)
  if (deposit === 0 || !takesMethod(payments, 'card')) throw refuseCash()
  if (fields.deposit !== toPounds(deposit)) throw refuseWithoutDeposit(toPounds(deposit))
  return deposit
}
