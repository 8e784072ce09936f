import { randomUUID } from 'node:crypto'
import type { OrderId, PaymentId } from '@shop/contract'
import { type StaffStep, staffSteps } from '@shop/contract/staff'
import fc from 'fast-check'
import { moveStock } from '../src/modules/inventory/index.ts'
import { applyDueOffers } from '../src/modules/offers/index.ts'
import { advanceOrder } from '../src/modules/orders/order-life.service.ts'
import { type PackingAction, packOrder } from '../src/modules/orders/packing/packing.service.ts'
import type { PackedSerial } from '../src/modules/orders/packing/serials.rules.ts'
import { expireOrders } from '../src/modules/orders/paying/expire-orders.service.ts'
import { askAboutPayment } from '../src/modules/payments/attempts/ask-payments.service.ts'
import { workOnRefunds } from '../src/modules/payments/refunds/work-on-refunds.service.ts'
import { nextPhone } from './accounts.ts'
import type { Bazaar } from './bazaar.ts'
import type { Answer, CardShop } from './card-shop.ts'
import { goodCheckout } from './factories.ts'
import type { BankOutcome } from './fakes/paymob-bank.ts'
import { notify } from './fakes/paymob-messenger.ts'
import { providerDeps } from './money-back.ts'
import { allowing, pick } from './random-steps.ts'

/** A step; its numbers are taken modulo the number of choices. */
export type Step = { kind: keyof typeof doings; a: number; b: number; c: number }

/** Steps in the mixture of a busy hour. */
export const stepArbitrary: fc.Arbitrary<Step> = fc.record({
  kind: fc.oneof(
    { weight: 10, arbitrary: fc.constant('putInCart' as const) },
    { weight: 10, arbitrary: fc.constant('checkOut' as const) },
    { weight: 8, arbitrary: fc.constant('buyNow' as const) },
    { weight: 12, arbitrary: fc.constant('payAtBank' as const) },
    { weight: 6, arbitrary: fc.constant('cancel' as const) },
    { weight: 4, arbitrary: fc.constant('payAgain' as const) },
    { weight: 3, arbitrary: fc.constant('payInCash' as const) },
    { weight: 4, arbitrary: fc.constant('staffStep' as const) },
    { weight: 6, arbitrary: fc.constant('pack' as const) },
    { weight: 4, arbitrary: fc.constant('countStock' as const) },
    { weight: 1, arbitrary: fc.constant('expire' as const) },
    { weight: 2, arbitrary: fc.constant('refund' as const) },
    { weight: 4, arbitrary: fc.constant('ask' as const) },
    { weight: 2, arbitrary: fc.constant('lie' as const) },
    { weight: 4, arbitrary: fc.constant('turnSale' as const) },
  ),
  a: fc.nat(1000),
  b: fc.nat(1000),
  c: fc.nat(1000),
})

const methods = ['cash', 'card', 'wallet', 'deposit'] as const

const doings = {
  async putInCart({ shop, products, carts }: Bazaar, { a, b, c }: Step) {
    const product = pick(products, a)
    const body = { product_id: product?.id, color_id: pick(product?.variantIds ?? [], b), quantity: 1 + (c % 3) }
    return await shop.call('POST', `/api/orders/cart-items/add_to_cart/?session_key=${pick(carts, a + b)}`, body)
  },
  async checkOut(bazaar: Bazaar, { a, b, c }: Step) {
    const url = `/api/orders/checkout/?session_key=${pick(bazaar.carts, a)}`
    return await place(bazaar, url, { ...paidBy(bazaar, b), ...pickCoupon(bazaar, c) }, 1 + (c % 2))
  },
  async buyNow(bazaar: Bazaar, { a, b, c }: Step) {
    const product = pick(bazaar.products, a)
    const body = { product_id: product?.id, color_id: pick(product?.variantIds ?? [], b), quantity: 1 + (c % 2) }
    const fields = { ...body, ...paidBy(bazaar, c), ...pickCoupon(bazaar, a + b) }
    return await place(bazaar, '/api/orders/buy-now/', fields, 1 + (a % 2))
  },
  /** Pays by any attempt of any order, old ones too, sometimes another amount, and is told up to three times at once. */
  async payAtBank(bazaar: Bazaar, { a, b, c }: Step) {
    const { shop } = bazaar
    const attempt = await pickAttempt(bazaar, a, b)
    if (!attempt) return
    const orderId = attempt.providerOrderId
    const outcome = pick<BankOutcome | 'odd'>(['paid', 'paid', 'paid', 'declined', 'pending', 'odd'], c) ?? 'paid'
    const sent =
      outcome === 'odd'
        ? shop.paymob.bank.pay(Number(orderId), 'paid', { amount_cents: 1000 + c })
        : shop.paymob.bank.pay(Number(orderId), outcome)
    const statuses = await Promise.all(Array.from({ length: 1 + (b % 3) }, () => notify(shop.paymob, sent)))
    return { status: Math.max(...statuses), body: '' }
  },
  /** Somebody asks the provider about any attempt, beside the jobs. */
  async ask(bazaar: Bazaar, { a, b }: Step) {
    const attempt = await pickAttempt(bazaar, a, b)
    if (attempt) await askAboutPayment(providerDeps(bazaar.shop), attempt.id)
  },
  /** A correctly signed call says paid, and the inquiry contradicts it. */
  async lie(bazaar: Bazaar, { a, b }: Step) {
    const attempt = await pickAttempt(bazaar, a, b)
    if (!attempt) return
    const declined = bazaar.shop.paymob.bank.pay(Number(attempt.providerOrderId), 'declined')
    const lie = { ...declined, success: true, error_occured: false }
    return { status: await notify(bazaar.shop.paymob, lie), body: '' }
  },
  async cancel({ shop, orders }: Bazaar, { a }: Step) {
    const order = pick(orders, a)
    return order && (await shop.call('POST', `/api/orders/${order.id}/cancel/?access_token=${order.token}`))
  },
  async payAgain({ shop, orders }: Bazaar, { a }: Step) {
    const order = pick(orders, a)
    return order && (await shop.call('POST', `/api/orders/${order.id}/pay/?access_token=${order.token}`))
  },
  async payInCash({ shop, orders }: Bazaar, { a }: Step) {
    const order = pick(orders, a)
    return order && (await shop.call('POST', `/api/orders/${order.id}/pay-in-cash/?access_token=${order.token}`))
  },
  async staffStep({ shop, orders }: Bazaar, { a, b, c }: Step) {
    const order = pick(orders, a)
    const step = pick<StaffStep>(staffSteps, b) ?? 'ship'
    if (!order) return
    const damaged = step === 'receive_back' || step === 'return' ? await someDamaged(shop, order.id, c) : []
    await allowing(['order_step_refused'], advanceOrder(shop.pool, shop.deps, order.id, step, { damaged }))
  },
  /** Somebody packs or unpacks any order; the serial numbers are few, so that two orders often want one unit. */
  async pack({ shop, orders, packer }: Bazaar, { a, b, c }: Step) {
    const order = pick(orders, a)
    const action = pick<PackingAction>(['take', 'pack', 'pack', 'pack', 'unpack', 'put_back'], b) ?? 'pack'
    if (!order) return
    const serials = action === 'pack' ? await scanUnits(shop, order.id, c) : []
    const refusals = ['order_step_refused', 'serials_missing', 'serial_taken']
    await allowing(refusals, packOrder(shop.deps, packer, order.id, action, { serials, reason: '' }))
  },
  /** Staff count a shelf: some more or some fewer units than the shop thought, never below none. */
  async countStock({ shop, products }: Bazaar, { a, b, c }: Step) {
    const variantId = pick(pick(products, a)?.variantIds ?? [], b) ?? 0
    const units = (c % 7) - 3 || 1
    const reason = units > 0 ? 'delivery' : 'correction'
    await moveStock(shop.pool, [{ variantId, units }], reason, null).catch((error: Error) => {
      if (!error.message.includes('variants_stock_check')) throw error
    })
  },
  async expire({ shop }: Bazaar, _step: Step) {
    shop.clock.pass(31)
    await expireOrders(shop.deps)
  },
  async refund({ shop }: Bazaar, _step: Step) {
    await workOnRefunds(providerDeps(shop))
  },
  /** The sale of a product ends, or one begins. */
  async turnSale({ shop, products }: Bazaar, { a }: Step) {
    const id = pick(products, a)?.id ?? 0
    shop.clock.pass(1)
    const { now } = shop.clock
    const ended = await shop.pool`
      update offers set ends_at = ${now} where target_ids = array[${id}::bigint] and ended_at is null and starts_at < ${now}`
    if (ended.count === 0)
      await shop.pool`
        insert into offers (name_en, name_ar, scope, target_ids, kind, value, starts_at, ends_at)
        values ('Sale', 'تخفيضات', 'products', array[${id}::bigint], 'percent', 1111, ${now}, ${now}::timestamptz + interval '1 year')`
    await applyDueOffers(shop.pool, now)
  },
}

/** Half of the orders have a coupon. */
function pickCoupon({ coupons }: Bazaar, index: number): { coupon_code?: string } {
  const code = index % 2 === 0 ? undefined : pick(coupons, Math.floor(index / 2))
  return code ? { coupon_code: code } : {}
}

/** How an order is paid. Only a phone that refused a parcel is asked for a deposit, and cash orders are of phones that did not. */
function paidBy({ refuser }: Bazaar, choice: number) {
  const method = pick(methods, choice)
  if (method === 'deposit') return { payment_method: 'cash', phone: refuser }
  return { payment_method: method, ...(method === 'cash' && { phone: nextPhone() }) }
}

/** None, some or all units of an order. */
async function someDamaged({ pool }: CardShop, orderId: OrderId, c: number) {
  const lines = await pool<{ variantId: number; quantity: number }[]>`
    select variant_id, quantity from order_lines where order_id = ${orderId}`
  return lines.flatMap(({ variantId, quantity }) => {
    const units = c % (quantity + 1)
    return units > 0 ? [{ variantId, units }] : []
  })
}

/** A serial number for each unit of an order that needs one, sometimes for all but one. */
async function scanUnits({ pool }: CardShop, orderId: OrderId, c: number): Promise<PackedSerial[]> {
  const lines = await pool<{ variantId: number; quantity: number }[]>`
    select l.variant_id, l.quantity from order_lines l join products p on p.id = l.product_id
    where l.order_id = ${orderId} and p.has_serial_numbers order by l.id`
  const units = lines.flatMap(({ variantId, quantity }) => Array.from({ length: quantity }, () => variantId))
  const scanned = c % 9 === 0 ? units.slice(1) : units
  return scanned.map((variantId, place) => ({ variant_id: variantId, serial: `UNIT-${(c % 3) + place}` }))
}

/** Any attempt of any order that has a page to pay on. */
async function pickAttempt({ shop, orders }: Bazaar, a: number, b: number) {
  const order = pick(orders, a)
  if (!order) return
  const attempts = await shop.pool<{ id: PaymentId; providerOrderId: string }[]>`
    select id, provider_order_id from payments
    where reference = ${order.id} and provider_order_id is not null order by created_at`
  return pick(attempts, b)
}

/** Does one step. @throws when the shop answers with anything but a success or a refusal */
export async function take(bazaar: Bazaar, step: Step): Promise<void> {
  const answer = await doings[step.kind](bazaar, step)
  if (answer && (answer.status >= 500 || answer.status === 401))
    throw new Error(`${step.kind} was answered ${answer.status}: ${JSON.stringify(answer.body)}`)
}

/** Places an order, once or twice at the same time with the same key: that must be one order. */
async function place(bazaar: Bazaar, url: string, fields: object, times: number): Promise<Answer | undefined> {
  const headers = { 'idempotency-key': randomUUID() }
  const call = (deposit: object = {}) =>
    bazaar.shop.call('POST', url, { ...goodCheckout, ...fields, ...deposit }, headers)
  const answers = await Promise.all(
    Array.from({ length: times }, async () => {
      const answer = await call()
      return answer.body.code === 'deposit_needed' ? await call(answer.body.details) : answer
    }),
  )
  const placed = answers.filter(({ status }) => status === 201)
  const ids = new Set<OrderId>(placed.map((answer) => answer.body.order.id))
  if (ids.size > 1) throw new Error('One key made two orders')
  const [first] = placed
  if (first) bazaar.orders.push({ id: first.body.order.id, token: first.body.access_token })
  return answers.find(({ status }) => status >= 500) ?? answers[0]
}
