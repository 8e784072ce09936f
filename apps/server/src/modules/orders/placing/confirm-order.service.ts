import {
  type CheckoutFields,
  type ErrorCode,
  type Piastres,
  type PlacedOrder,
  parsePhoneNumber,
  piastres,
  toPounds,
} from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import { AppError, isRefusal } from '../../../errors.ts'
import { takesMethod } from '../../payments/index.ts'
import type { OrderRules, TrustRules } from '../../settings/index.ts'
import { lockAgainstErasure } from '../../users/index.ts'
import { refuseWithoutDeposit } from '../order-refusals.rules.ts'
import type { OrderDeps, PlaceOrderInput } from '../orders.deps.ts'
import { depositOf } from '../trust/deposit.rules.ts'
import { type OrderTrust, usualTrust } from '../trust/order-trust.rules.ts'
import { trustPlacedOrder } from '../trust/trust-order.service.ts'
import { ceilingsOf, type OrderedUnits, shareOfCeilings } from './order-ceilings.rules.ts'
import { checkOrderCode, passOrderCode, sendOrderCode } from './order-codes.service.ts'
import { refusedCashLimit, unconfirmedLimits } from './orders.limits.ts'

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
    if (!(error instanceof AppError)) throw error
    if (input.fields.payment_method === 'cash') await limitAnswers(deps, input.address, error.code)
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
  await passOrderCode(tx, deps, input, needsCode ? fields.phone : (accountPhone ?? fields.phone))
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
  if (deposit === 0 || !takesMethod(payments, 'card')) throw new AppError('card_needed', { fields: ['payment_method'] })
  if (fields.deposit !== toPounds(deposit)) throw refuseWithoutDeposit(toPounds(deposit))
  return deposit
}

/** Refusals of a cash order that differ by what became of the earlier parcels of its phone. */
const tellingRefusals: readonly ErrorCode[] = ['card_needed', 'deposit_needed', 'order_code_needed', 'order_code_wrong']

/**
 * Limits how many phones an address may ask about. Above the limit each of these refusals becomes the same one, because otherwise the
 * limit itself would tell. An order that is placed is not refused: it has limits of its own.
 *
 * The hits are counted outside the transaction of the order, which was rolled back.
 *
 * @throws AppError `too_many_requests`
 */
async function limitAnswers({ limits }: OrderDeps, address: string, code: ErrorCode): Promise<void> {
  if (!tellingRefusals.includes(code)) return
  const limit = refusedCashLimit(address)
  // Without room it takes only to refuse with the seconds until there is some.
  const isRefused = code === 'card_needed' || code === 'deposit_needed'
  if (isRefused || !(await limits.hasRoom(limit))) await limits.take([limit])
}
