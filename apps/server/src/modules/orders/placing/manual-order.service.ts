import {
  type CheckoutFields,
  type GovernorateCode,
  isOnline,
  type Language,
  type OrderId,
  type Payment,
  type PaymentMethod,
  piastres,
  takesOrder,
  toPounds,
} from '@shop/contract'
import type { OrderQuote, WantedVariant } from '@shop/contract/staff'
import { type Db, inTransaction } from '../../../database/client.ts'
import type { IdempotencyClaim } from '../../../http/answers/idempotency.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import { recordChange } from '../../audit/index.ts'
import { lockSoldVariants, totalCart } from '../../cart/index.ts'
import { planDelivery } from '../../delivery/index.ts'
import { applyDueOffers } from '../../offers/index.ts'
import { getSettings } from '../../settings/index.ts'
import { paymentTexts } from '../calls/call-texts.messages.ts'
import { insertCall } from '../calls/order-calls.repository.ts'
import { planChange } from '../changing/plan-change.rules.ts'
import { presentStaffLine } from '../desk/orders.staff-presenter.ts'
import { orderEntry } from '../desk/orders.staff-service.ts'
import { formatDeadline } from '../notify-shopper.service.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { noSerials } from '../orders.repository.ts'
import { addPayment } from '../paying/pay-order.service.ts'
import { checkMethod, listPaymentMethods } from '../paying/payment-methods.service.ts'
import { freezeLine, type WantedLine } from './freeze-line.presenter.ts'
import { placeOnce } from './place-order.service.ts'

/** What a caller wants, where it goes and how it is paid. */
type CallersWish = { lines: readonly WantedVariant[]; region: GovernorateCode; payment_method: PaymentMethod }

/**
 * Tells what an order for a caller would cost now.
 *
 * @throws AppError the errors of `planChange`, `planDelivery` and `checkMethod`
 */
export async function quoteOrder(deps: OrderDeps, { lines, region, payment_method }: CallersWish): Promise<OrderQuote> {
  await applyDueOffers(deps.db, deps.readClock())
  return await inTransaction(deps.db, async (tx) => {
    const wanted = await lockWanted(tx, lines)
    planChange([], lines, wanted)
    const order = { governorate: region, method: payment_method, now: deps.readClock() }
    const { terms, promise } = await planDelivery(tx, order)
    const totals = totalCart(wanted, [terms])
    const total = toPounds(totals.total)
    if (isOnline(payment_method)) await checkMethod(tx, deps.payments, payment_method, { total, now: order.now })
    const offered = await listPaymentMethods(tx, deps.payments, order.now, 'en')
    return {
      lines: wanted.map((line) => ({
        ...presentStaffLine({ ...freezeLine(line), ...noSerials() }),
        stock: line.stock,
      })),
      subtotal: toPounds(piastres(totals.subtotal)),
      delivery: toPounds(totals.delivery),
      total,
      promise,
      online_methods: offered.filter((offer) => takesOrder(offer, total)).map(({ method }) => method),
    }
  })
}

export type ManualOrder = CallersWish &
  Omit<CheckoutFields, 'confirmation_code'> & { expected_total: number; language: Language }

type Call = { claim: IdempotencyClaim; address: string; origin: string }

/**
 * Places an order for a caller, as a guest's order: a phone that somebody says is no proof of an account. A cash order counts as
 * confirmed, because the shopper is on the phone. A repeated key places one order.
 *
 * @throws AppError the errors of `planChange` and `placeOnce`; `payment_provider_failed`
 */
export async function placeManualOrder(
  deps: OrderDeps,
  caller: Caller,
  { lines, language, ...fields }: ManualOrder,
  { claim, address, origin }: Call,
): Promise<{ id: string; number: string; payment: Payment | null; whatsapp_text: string | null }> {
  const input = { userId: null, placedBy: caller.userId, fields, language, claim, codeHash: null, address }
  const lock = (tx: Db) => lockWanted(tx, lines)
  const placed = await placeOnce(deps, input, lock, async (wanted, placeLines, tx) => {
    planChange([], lines, wanted)
    const answer = await placeLines(wanted)
    const id = answer.order.id as OrderId
    if (fields.payment_method === 'cash') await confirmOnPhone(tx, deps, caller, id)
    const after = { number: answer.order.number, total: answer.order.total }
    await recordChange(tx, { ...orderEntry(caller, id), action: 'placed', after })
    return answer
  })
  const { order, payment } = await addPayment(deps, placed, origin)
  const { name: shop } = await getSettings(deps.db, language)
  const { id, number } = order
  const writeText = ({ redirect_url: link, expires_at }: Payment) =>
    paymentTexts[language]({ shop, number, link, until: formatDeadline(new Date(expires_at), deps.readClock()) })
  const whatsappText = payment && writeText(payment)
  return { id, number, payment, whatsapp_text: whatsappText }
}

/** Locks the wanted variants and lists them in the caller's order; unknown ones are left out. */
async function lockWanted(tx: Db, lines: readonly WantedVariant[]): Promise<WantedLine[]> {
  const offered = await lockSoldVariants(
    tx,
    lines.map(({ variant_id }) => variant_id),
  )
  return lines.flatMap(({ variant_id, quantity }) => {
    const variant = offered.find(({ variantId }) => variantId === variant_id)
    return variant ? [{ ...variant, size: null, quantity }] : []
  })
}

async function confirmOnPhone(tx: Db, deps: OrderDeps, { userId }: Caller, orderId: OrderId): Promise<void> {
  const call = { source: 'staff', outcome: 'reached', note: '', callAgainAt: null } as const
  await insertCall(tx, { orderId, actorId: userId, ...call, createdAt: deps.readClock() })
}
