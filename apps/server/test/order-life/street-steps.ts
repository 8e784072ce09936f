import { randomUUID } from 'node:crypto'
import { type OrderId, type PaymentId, paymentMethods } from '@shop/contract'
import fc from 'fast-check'
import { inTransaction } from '../../src/database/client.ts'
import { updatePrices } from '../../src/modules/catalog/products/bulk-edit.repository.ts'
import { lockProducts } from '../../src/modules/catalog/products/write-products.repository.ts'
import { moveStock } from '../../src/modules/inventory/index.ts'
import { applyDueOffers } from '../../src/modules/offers/index.ts'
import { askAboutParcel } from '../../src/modules/orders/parcels/apply-news.service.ts'
import { expireOrders } from '../../src/modules/orders/paying/expire-orders.service.ts'
import { askAboutPayment } from '../../src/modules/payments/attempts/ask-payments.service.ts'
import { workOnRefunds } from '../../src/modules/payments/refunds/work-on-refunds.service.ts'
import { nextPhone } from '../accounts.ts'
import { type Bazaar, regularPrices } from '../bazaar.ts'
import type { Answer } from '../card-shop.ts'
import { goodCheckout } from '../factories.ts'
import type { BankOutcome } from '../fakes/paymob-bank.ts'
import { notify } from '../fakes/paymob-messenger.ts'
import { providerDeps } from '../money-back.ts'
import { type Choices, pick } from '../random-steps.ts'
import { seeOrder } from './desk.ts'
import { type DeskKind, deskWeights, isOfDesk, workAtDesk } from './desk-work.ts'

/** A step; its numbers are taken modulo the number of choices. */
export type Step = Choices & { kind: keyof typeof streetSteps | DeskKind }

/** How often what happens in a busy hour, in the street, at the bank and at the desk. */
const weights: Record<Step['kind'], number> = {
  putInCart: 12,
  checkOut: 14,
  buyNow: 12,
  payAtBank: 18,
  cancel: 2,
  payAgain: 3,
  payInCash: 3,
  countStock: 5,
  expire: 1,
  refund: 2,
  ask: 4,
  lie: 2,
  refuseRefund: 2,
  turnSale: 4,
  changePrice: 2,
  bringNews: 10,
  ...deskWeights,
}
const kinds = Object.entries(weights) as [Step['kind'], number][]

export const stepArbitrary: fc.Arbitrary<Step> = fc.record({
  kind: fc.oneof(...kinds.map(([kind, weight]) => ({ weight, arbitrary: fc.constant(kind) }))),
  a: fc.nat(1000),
  b: fc.nat(1000),
  c: fc.nat(1000),
})

const methods = ['cash', 'deposit', ...paymentMethods, 'deposit'] as const

/** Odd money is needed often: a part of it is of orders that are paid already. */
const outcomes = ['paid', 'paid', 'paid', 'declined', 'pending', 'odd', 'odd'] as const

const sales = [
  { kind: 'percent', value: 1111 },
  { kind: 'amount', value: 7050 },
  { kind: 'fixed', value: 88_800 },
] as const

/** What Bosta says of a parcel: delivered, refused at the door, on its way back, lost. */
const failed = { state: 47, scheduledAt: '2099-12-31' }
const news = [{ state: 45 }, { ...failed, exceptionCode: 8 }, { state: 46, exceptionCode: 8 }, { state: 100 }] as const

const streetSteps = {
  async putInCart({ shop, products, carts }: Bazaar, { a, b, c }: Choices) {
    const product = pick(products, a)
    const body = { product_id: product?.id, color_id: pick(product?.variantIds ?? [], b), quantity: 1 + (c % 3) }
    return await shop.call('POST', `/api/orders/cart-items/add_to_cart/?session_key=${pick(carts, a + b)}`, body)
  },
  async checkOut(bazaar: Bazaar, { a, b, c }: Choices) {
    const url = `/api/orders/checkout/?session_key=${pick(bazaar.carts, a)}`
    return await place(bazaar, url, { ...paidBy(bazaar, b), ...pickCoupon(bazaar, c) }, 1 + (c % 2))
  },
  async buyNow(bazaar: Bazaar, { a, b, c }: Choices) {
    const product = pick(bazaar.products, a)
    const body = { product_id: product?.id, color_id: pick(product?.variantIds ?? [], b), quantity: 1 + (c % 2) }
    const fields = { ...body, ...paidBy(bazaar, c), ...pickCoupon(bazaar, a + b) }
    return await place(bazaar, '/api/orders/buy-now/', fields, 1 + (a % 2))
  },
  /** Pays by any attempt of any order, old ones too, sometimes another amount, and is told up to three times at once. */
  async payAtBank(bazaar: Bazaar, { a, b, c }: Choices) {
    const { shop } = bazaar
    const attempt = await pickAttempt(bazaar, a, b)
    if (!attempt) return
    const orderId = attempt.providerOrderId
    const outcome = pick<BankOutcome | 'odd'>(outcomes, c) ?? 'paid'
    const sent =
      outcome === 'odd'
        ? shop.paymob.bank.pay(Number(orderId), 'paid', { amount_cents: (b % 2 === 0 ? 1000 : 900_000) + c })
        : shop.paymob.bank.pay(Number(orderId), outcome)
    const statuses = await Promise.all(Array.from({ length: 1 + (b % 3) }, () => notify(shop.paymob, sent)))
    return { status: Math.max(...statuses), body: '' }
  },
  /** Somebody asks the provider about any attempt, beside the jobs. */
  async ask(bazaar: Bazaar, { a, b }: Choices) {
    const attempt = await pickAttempt(bazaar, a, b)
    if (attempt) await askAboutPayment(providerDeps(bazaar.shop), attempt.id)
  },
  /** A correctly signed call says paid, and the inquiry contradicts it. */
  async lie(bazaar: Bazaar, { a, b }: Choices) {
    const attempt = await pickAttempt(bazaar, a, b)
    if (!attempt) return
    const declined = bazaar.shop.paymob.bank.pay(Number(attempt.providerOrderId), 'declined')
    const lie = { ...declined, success: true, error_occured: false }
    return { status: await notify(bazaar.shop.paymob, lie), body: '' }
  },
  async cancel({ shop, orders }: Bazaar, { a }: Choices) {
    const order = pick(orders, a)
    return order && (await shop.call('POST', `/api/orders/${order.id}/cancel/?access_token=${order.token}`))
  },
  async payAgain({ shop, orders }: Bazaar, { a }: Choices) {
    const order = pick(orders, a)
    return order && (await shop.call('POST', `/api/orders/${order.id}/pay/?access_token=${order.token}`))
  },
  async payInCash({ shop, orders }: Bazaar, { a }: Choices) {
    const order = pick(orders, a)
    return order && (await shop.call('POST', `/api/orders/${order.id}/pay-in-cash/?access_token=${order.token}`))
  },
  /** Staff count a shelf: some more or some fewer units than the shop thought, never below none. */
  async countStock({ shop, products }: Bazaar, { a, b, c }: Choices) {
    const variantId = pick(pick(products, a)?.variantIds ?? [], b) ?? 0
    const units = (c % 7) - 3 || 1
    const reason = units > 0 ? 'delivery' : 'correction'
    await moveStock(shop.pool, [{ variantId, units }], reason, null).catch((error: Error) => {
      if (!error.message.includes('variants_stock_check')) throw error
    })
  },
  async expire({ shop }: Bazaar, _choices: Choices) {
    shop.clock.pass(31)
    await expireOrders(shop.deps)
  },
  async refund({ shop }: Bazaar, _choices: Choices) {
    await workOnRefunds(providerDeps(shop))
  },
  /** The bank refuses the next refund that it is asked for. */
  async refuseRefund({ shop }: Bazaar, _choices: Choices) {
    shop.paymob.spoil('/api/acceptance/void_refund/refund', { status: 400, body: { message: 'Not now' } })
  },
  /** A sale of a product or of its category begins, also beside the other, and ends some minutes later by itself. Sometimes a checkout must see that it did. */
  async turnSale({ shop, products, sales: begun }: Bazaar, { a, b, c }: Choices) {
    const product = pick(products, a)
    const [scope, id] = b % 3 === 0 ? ['categories', product?.categoryId ?? 0] : ['products', product?.id ?? 0]
    const { kind, value } = pick(sales, c) ?? sales[0]
    shop.clock.pass(1)
    const { now } = shop.clock
    begun.push(
      ...(await shop.pool<Bazaar['sales']>`
      insert into offers (name_en, name_ar, scope, target_ids, kind, value, priority, starts_at, ends_at)
      select 'Sale', 'تخفيضات', ${scope}, array[${id}::bigint], ${kind}, ${value}, ${c % 2}, ${now},
        ${now}::timestamptz + make_interval(mins => ${1 + (c % 3)})
      where not exists (select from offers where scope = ${scope} and target_ids = array[${id}::bigint] and ends_at > ${now})
      returning id, ends_at`),
    )
    if (b % 2 === 0) await applyDueOffers(shop.pool, now)
  },
  /** Bosta has news of a parcel, which it sends once, or twice at the same time. */
  async bringNews({ shop, desk, bosta }: Bazaar, { a, b, c }: Choices) {
    const order = await seeOrder(desk, ['in_transit'], a)
    const { driver } = shop.deps.couriers
    if (!order || !driver) return
    const number = `7${order.number}`
    await shop.pool`
      insert into parcels (order_id, carrier_id, booking, tracking_number)
      select ${order.id}, id, 'booked', ${number} from carriers where kind = 'bosta' on conflict do nothing`
    bosta.carry(number)
    const attempts = order.attempts + 1
    bosta.change(number, pick([...news, { ...failed, exceptionCode: 1, numberOfAttempts: attempts }], b) ?? {})
    await Promise.all(Array.from({ length: 1 + (c % 2) }, () => askAboutParcel(shop.deps, driver, number)))
  },
  /** Staff give a product another regular price, also while it is on sale. */
  async changePrice({ shop, products }: Bazaar, { a, b }: Choices) {
    const product = pick(products, a)
    if (!product) return
    const price = pick(regularPrices, b) ?? regularPrices[0]
    await inTransaction(shop.pool, async (tx) => {
      await lockProducts(tx, [product.id])
      await updatePrices(
        tx,
        product.variantIds.map((id) => ({ id, price })),
      )
    })
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
  const answer = isOfDesk(step.kind)
    ? await workAtDesk(bazaar.desk, step.kind, step)
    : await streetSteps[step.kind](bazaar, step)
  if (answer && (answer.status >= 500 || answer.status === 401))
    throw new Error(`${step.kind} was answered ${answer.status}: ${JSON.stringify(answer.body)}`)
}

/** Places an order, once or twice at the same time with the same key: that must be one order. */
async function place(bazaar: Bazaar, url: string, fields: object, times: number): Promise<Answer | undefined> {
  const headers = { 'idempotency-key': randomUUID() }
  const askedAt = bazaar.shop.clock.now
  const begun = [...bazaar.sales]
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
  const sales = begun.filter(({ endsAt }) => endsAt > bazaar.shop.clock.now).map(({ id }) => id)
  if (first) bazaar.orders.push({ id: first.body.order.id, token: first.body.access_token, askedAt, sales })
  return answers.find(({ status }) => status >= 500) ?? answers[0]
}
