import { randomUUID } from 'node:crypto'
import type { OrderId, PaymentId } from '@shop/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, callApi } from '../../../../test/accounts.ts'
import { openProcess, type TestProcess, withoutLimits } from '../../../../test/app.ts'
import { enterAs, type Member, takeStep, takeSteps } from '../../../../test/back-office.ts'
import { issueCoupons } from '../../../../test/bazaar.ts'
import { type CardShop, openCardShop } from '../../../../test/card-shop.ts'
import { refuseParcel } from '../../../../test/deposits.ts'
import { createProduct, goodCheckout } from '../../../../test/factories.ts'
import { isLongRun } from '../../../../test/long-run.ts'
import { providerDeps } from '../../../../test/money-back.ts'
import { pick } from '../../../../test/random-steps.ts'
import { takeReturn } from '../../../../test/returns.ts'
import { askAboutPayment } from '../../payments/index.ts'
import { issueDocuments } from '../books/issue-documents.service.ts'

/** Steps of one person; numbers are taken modulo the number of choices. */
type Step = { kind: keyof typeof doings; a: number; b: number }
/** How the order of a scene is paid, and at which prices. */
type Terms = { way: 'cash' | 'card' | 'deposit'; coupon: string | undefined }
type Scene = {
  id: OrderId
  accessToken: string
  variantIds: number[]
  way: Terms['way']
  /** The attempt to pay online; null for cash alone. */
  paymentId: PaymentId | null
  /** What the shopper has paid at the bank and at the door, in EGP. */
  paid: { online: number; cash: number }
  /** What staff refunded without a return, in piastres. */
  refunded: number
}

const [lanes, steps] = [3, 12]
const runs = isLongRun ? 200 : 8
let shop: CardShop & { neighbour: TestProcess; admin: Member; clerk: Member; support: Member }
let refuser: object
let coupons: string[]
beforeAll(async () => {
  const opened = await openCardShop({ config: withoutLimits })
  const config = { ...withoutLimits, payments: opened.paymob.settings }
  const neighbour = await openProcess(opened, { readClock: () => opened.clock.now, config })
  const [admin, clerk, support] = [
    await enterAs(opened, 'admin', 'Nour'),
    await enterAs(opened, 'orders', 'Hala'),
    await enterAs(opened, 'support', 'Samir'),
  ]
  shop = { ...opened, neighbour, admin, clerk, support }
  refuser = await refuseParcel(shop)
  const [percent = '', , free = ''] = await issueCoupons(shop, 'BACK')
  coupons = [percent, free]
})
afterAll(async () => {
  await shop.neighbour.close()
  await shop.close()
})

/** An order of three units of one product and two of another that is on sale, delivered, with one unit that came back. */
async function openScene({ way, coupon }: Terms): Promise<Scene> {
  shop.clock.now = new Date()
  const variants = [{ price: 9_999, stock: 8 }]
  const offer = { kind: 'percent' as const, value: 1111 }
  const products = [await createProduct(shop.pool, { variants }), await createProduct(shop.pool, { variants, offer })]
  const key = randomUUID()
  for (const [place, { id }] of products.entries())
    await callApi(shop.app, 'POST', `/api/orders/cart-items/add_to_cart/?session_key=${key}`, {
      body: { product_id: id, quantity: 3 - place },
    })
  const fields = { ...goodCheckout, ...(coupon && { coupon_code: coupon }), ...wayOf[way]() }
  const checkOut = (more: object = {}) =>
    callApi(shop.app, 'POST', `/api/orders/checkout/?session_key=${key}`, {
      body: { ...fields, ...more },
      headers: { 'idempotency-key': key },
    })
  const first = await checkOut()
  const { status, body } = way === 'deposit' ? await checkOut(first.body.details) : first
  expect(status, JSON.stringify(body)).toBe(201)
  const { id, deposit, total } = body.order
  const online = way === 'card' ? total : way === 'deposit' ? deposit : 0
  if (online > 0) await payOnline(id)
  await takeSteps(shop.clerk, id, ['ship', 'processing'], ['deliver', 'in_transit'])
  const variantIds = products.flatMap((product) => product.variantIds)
  const scene = {
    id,
    accessToken: body.access_token,
    variantIds,
    way,
    paymentId: body.payment?.id ?? null,
    paid: { online, cash: way === 'card' ? 0 : body.order.cash_amount },
    refunded: 0,
  }
  await doings.ask(scene, { kind: 'ask', a: 1, b: 0 })
  await doings.decide(scene, { kind: 'decide', a: 0, b: 1 })
  await doings.inspect(scene, { kind: 'inspect', a: 0, b: 1 })
  return scene
}

const wayOf: Record<Terms['way'], () => object> = {
  cash: () => ({ payment_method: 'cash' }),
  card: () => ({ payment_method: 'card' }),
  deposit: () => refuser,
}

/** The shopper pays at the bank, and the shop asks about it. */
async function payOnline(id: OrderId): Promise<void> {
  const [attempt] = await shop.pool<{ id: PaymentId; providerOrderId: string }[]>`
    select id, provider_order_id from payments where reference = ${id}`
  if (!attempt) throw new Error('The order has no attempt to pay')
  shop.paymob.bank.pay(Number(attempt.providerOrderId), 'paid')
  await askAboutPayment(providerDeps(shop), attempt.id)
}

async function pickReturn({ id }: Scene, index: number) {
  const rows = await shop.pool<{ id: string; due: number | null }[]>`
    select id, due_piastres as due from returns where order_id = ${id} order by number`
  return pick(rows, index)
}

const doings = {
  async ask({ id, accessToken, variantIds }: Scene, { a, b }: Step) {
    const reason = pick(['faulty', 'change_of_mind', 'wrong_item'], a + b)
    const lines = variantIds
      .map((variant_id, place) => ({ variant_id, quantity: (place === 0 ? a : b) % 4 }))
      .filter(({ quantity }) => quantity > 0)
    const url = `/api/orders/${id}/returns/?access_token=${accessToken}`
    return await callApi(shop.neighbour.app, 'POST', url, {
      body: { lines, reason },
      headers: { 'idempotency-key': randomUUID() },
    })
  },
  async withdraw(scene: Scene, { a }: Step) {
    const found = await pickReturn(scene, a)
    const url = `/api/orders/${scene.id}/returns/${found?.id}/withdraw/?access_token=${scene.accessToken}`
    return found && (await callApi(shop.app, 'POST', url, { body: {} }))
  },
  async decide(scene: Scene, { a, b }: Step) {
    const found = await pickReturn(scene, a)
    return found && (await takeReturn.decide(shop.support, found.id, b % 5 === 0 ? 'refuse' : 'approve', 'Used'))
  },
  async collect(scene: Scene, { a }: Step) {
    const found = await pickReturn(scene, a)
    return found && (await takeReturn.collect(shop.clerk, found.id))
  },
  async inspect(scene: Scene, { a, b }: Step) {
    const found = await pickReturn(scene, a)
    if (!found) return
    const asked = await shop.pool<{ variantId: number; quantity: number }[]>`
      select l.variant_id, r.quantity from return_lines r join order_lines l on l.id = r.line_id where r.return_id = ${found.id}`
    const lines = asked.map(({ variantId, quantity }, place) => {
      const received = b % 3 === 0 ? (b + place) % (quantity + 1) : quantity
      return { variant_id: variantId, received, damaged: (a + place) % (received + 1) }
    })
    return await shop.clerk.call('POST', `/returns/${found.id}/inspections/`, { body: { lines } })
  },
  async refund(scene: Scene, { a, b }: Step) {
    const found = await pickReturn(scene, a)
    const amount = (found?.due ?? 500) - (b % 3) * 100 + (b % 7 === 0 ? 1 : 0)
    const method = scene.way === 'card' || (scene.way === 'deposit' && b % 2 === 0) ? 'card' : 'transfer'
    return found && (await takeReturn.refund(shop.admin, found.id, Math.max(1, amount) / 100, method))
  },
  /** Staff refund a part of what was paid online, without a return. */
  async refundPayment(scene: Scene, { a }: Step) {
    const amount = 1000 + a
    const answer = await shop.admin.call('POST', `/orders/${scene.id}/refunds/`, {
      body: { payment_id: scene.paymentId ?? randomUUID(), amount: amount / 100, note: '' },
      headers: { 'idempotency-key': randomUUID() },
    })
    if (answer.status === 200) scene.refunded += amount
    return answer
  },
  async bookCash({ id, paid }: Scene) {
    return await shop.clerk.call('POST', `/orders/${id}/cash/`, { body: { amount: paid.cash } })
  },
  async close(scene: Scene, { a, b }: Step) {
    const found = await pickReturn(scene, a)
    return found && (await takeReturn.close(shop.admin, found.id, b % 4 === 0 ? 'Empty box' : ''))
  },
  async returnAll({ id, variantIds }: Scene, { a, b }: Step) {
    const damaged = [{ variant_id: variantIds[0], units: 1 + (a % 3) }]
    return await takeStep(shop.clerk, id, 'return', 'delivered', b % 2 === 0 ? { damaged } : {})
  },
} satisfies Record<string, (scene: Scene, step: Step) => Promise<Answer | undefined>>

const weights: Record<keyof typeof doings, number> = {
  ask: 6,
  withdraw: 1,
  decide: 6,
  collect: 3,
  inspect: 6,
  refund: 6,
  refundPayment: 3,
  bookCash: 1,
  close: 2,
  returnAll: 1,
}
const kinds = Object.entries(weights) as [keyof typeof doings, number][]
const termsArbitrary: fc.Arbitrary<Terms> = fc.record({
  way: fc.constantFrom('cash', 'card', 'deposit'),
  coupon: fc.nat(2).map((place) => coupons[place]),
})
const stepArbitrary: fc.Arbitrary<Step> = fc.record({
  kind: fc.oneof(...kinds.map(([kind, weight]) => ({ weight, arbitrary: fc.constant(kind) }))),
  a: fc.nat(1000),
  b: fc.nat(1000),
})

test('O-06: any steps of several people at the same time leave units and money consistent', async () => {
  const script = fc.array(stepArbitrary, { minLength: steps, maxLength: steps })
  let refunds = 0
  const scripts = fc.array(script, { minLength: lanes, maxLength: lanes })
  const property = fc.asyncProperty(termsArbitrary, scripts, async (terms, scripts) => {
    const scene = await openScene(terms)
    await Promise.all(scripts.map((lane) => play(scene, lane)))
    await checkUnits(scene)
    refunds += await checkMoney(scene)
    await checkBooks(scene)
  })
  await fc.assert(property, { numRuns: runs, endOnFailure: true })
  expect(refunds).toBeGreaterThan(runs / 4)
}, 600_000)

async function play(scene: Scene, lane: readonly Step[]): Promise<void> {
  for (const step of lane) {
    const answer = await doings[step.kind](scene, step)
    expect([200, 201, 400, 404, 409, undefined], JSON.stringify(answer?.body)).toContain(answer?.status)
  }
}

/** Units that went out are those that are still out, and those that came back; the stock is the sum of its ledger. */
async function checkUnits({ id }: Scene): Promise<void> {
  const lines = await shop.pool`
    select l.quantity, l.returned, l.damaged, l.in_returns, v.stock,
      (select sum(units)::integer from stock_movements m where m.variant_id = v.id) as ledger,
      (select sum(units)::integer from stock_movements m where m.variant_id = v.id and m.order_id = l.order_id) as moved,
      (select coalesce(sum(r.received), 0)::integer from return_lines r where r.line_id = l.id) as received,
      (select coalesce(sum(r.damaged), 0)::integer from return_lines r where r.line_id = l.id) as written_off,
      (select coalesce(sum(coalesce(r.received, r.quantity)), 0)::integer from return_lines r join returns t on t.id = r.return_id
        where r.line_id = l.id and t.status not in ('refused', 'withdrawn')) as claimed
    from order_lines l join variants v on v.id = l.variant_id where l.order_id = ${id}`
  expect(lines).toHaveLength(2)
  for (const line of lines) {
    const { quantity, returned, damaged } = line
    expect(line).toMatchObject({ stock: line.ledger, moved: returned - damaged - quantity })
    expect(line).toMatchObject({ received: returned, writtenOff: damaged, claimed: line.inReturns })
    expect(line.inReturns).toBeLessThanOrEqual(quantity)
  }
  const [order] = await shop.pool`select status from orders where id = ${id}`
  expect(order?.status === 'returned').toBe(lines.every(({ quantity, returned }) => quantity === returned))
}

/** What an order has given back, in piastres. */
type GivenBack = Record<'total' | 'repaid' | 'online' | 'byReturns' | 'due' | 'refunds' | 'receipts', number>

async function readGivenBack({ id }: Scene): Promise<GivenBack> {
  const [sums] = await shop.pool<GivenBack[]>`
    select o.total_piastres as total, o.repaid_piastres as repaid,
      (select coalesce(sum(r.amount_piastres), 0)::bigint from refunds r join payments p on p.id = r.payment_id
        where p.reference = o.id and r.status <> 'failed') as online,
      (select coalesce(sum(amount_piastres), 0)::bigint from cash_receipts where order_id = o.id) as receipts,
      coalesce(sum(r.refunded_piastres), 0)::bigint as by_returns, coalesce(sum(r.due_piastres), 0)::bigint as due,
      count(r.refund_method) as refunds
    from orders o left join returns r on r.order_id = o.id where o.id = ${id} group by o.id`
  if (!sums) throw new Error('There is no order')
  return sums
}

/** The books have the order with what was paid, and its refunds with what was given back, each return once, to the piastre. */
async function checkBooks(scene: Scene): Promise<void> {
  const later = new Date(Date.now() + 60_000)
  await issueDocuments({ db: shop.pool, readClock: () => later, taxAuthority: null })
  const [books] = await shop.pool`
    select sum(l.paid) filter (where d.kind = 'invoice')::bigint as invoiced,
      coalesce(sum(l.paid) filter (where d.kind = 'credit_note'), 0)::bigint as credited,
      count(*) filter (where d.number is null)::integer as due, count(d.return_id)::integer as of_returns
    from book_documents d
      left join lateral (select sum(net_piastres + vat_piastres) as paid from book_lines where document_id = d.id) as l on true
    where d.order_id = ${scene.id}`
  const { repaid, online, refunds } = await readGivenBack(scene)
  expect(books).toEqual({ invoiced: paidFor(scene), credited: repaid + online, due: 0, ofReturns: refunds })
}

const paidFor = ({ paid }: Scene) => Math.round((paid.online + paid.cash) * 100)

/**
 * No more money went out than came in, online and in cash, and each refund is within what its return is due. Cash is booked once at most.
 *
 * @returns how many refunds of returns there were
 */
async function checkMoney(scene: Scene): Promise<number> {
  const { total, repaid, online, byReturns, due, refunds, receipts } = await readGivenBack(scene)
  const { paid, refunded } = scene
  expect(paidFor(scene)).toBe(total)
  expect(repaid + online).toBe(byReturns + refunded)
  expect(online).toBeLessThanOrEqual(Math.round(paid.online * 100))
  expect(repaid).toBeLessThanOrEqual(Math.round(paid.cash * 100))
  expect(byReturns).toBeLessThanOrEqual(due)
  expect(due).toBeLessThanOrEqual(total)
  expect([0, Math.round(paid.cash * 100)]).toContain(receipts)
  return refunds
}
