import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withoutLimits } from '../../../../test/app.ts'
import { enterAs, type Member, sendHeldMessages, takeStep, takeSteps } from '../../../../test/back-office.ts'
import { type CardOrder, type CardShop, openCardShop } from '../../../../test/card-shop.ts'
import { refuseParcel } from '../../../../test/deposits.ts'
import { createProduct, type MadeProduct } from '../../../../test/factories.ts'
import { giveMoneyBack } from '../../../../test/money-back.ts'
import { openReturn, takeReturn } from '../../../../test/returns.ts'
import { receivedMoney } from '../index.ts'
import { expireOrders } from './expire-orders.service.ts'

/** One unit costs EGP 1,234.50, delivered free: the deposit is a fifth in whole pounds, the courier collects the rest. */
const [deposit, cash] = [247, 987.5]

let shop: CardShop
let clerk: Member
let support: Member
let product: MadeProduct
let refuser: Awaited<ReturnType<typeof refuseParcel>>
beforeAll(async () => {
  shop = await openCardShop({ config: withoutLimits })
  const colors = [
    { hex: '#ff0000', price: 123_450, stock: 500 },
    { hex: '#0000ff', price: 150_000, stock: 500 },
    { hex: '#00ff00', price: 10_000, stock: 500 },
  ]
  product = await createProduct(shop.pool, { variants: colors })
  refuser = await refuseParcel(shop)
})
// Time passes while money goes back: logins are over soon.
beforeEach(async () => {
  clerk = await enterAs(shop, 'admin', 'Hala')
  support = await enterAs(shop, 'support', 'Samir')
})
afterAll(() => shop.close())

const wants = (fields: object = {}) => ({ ...refuser, color_id: product.variantIds[0], ...fields })
const place = (fields: object = {}): Promise<CardOrder> => shop.placeOrder(product.id, wants({ deposit, ...fields }))
async function placePaid(fields: object = {}): Promise<CardOrder> {
  const order = await place(fields)
  await shop.settle(order, 'paid')
  return order
}
const see = async ({ id }: CardOrder) => (await clerk.call('GET', `/orders/${id}/`)).body
const shopperCall = (order: CardOrder, what: string) =>
  shop.call('POST', `/api/orders/${order.id}/${what}/?access_token=${order.token}`)

/** What the bank has of an order, in piastres. */
const heldFor = (order: CardOrder) =>
  [...shop.paymob.bank.transactions.values()]
    .filter((it) => it.success && !it.parent_transaction && it.order.id === order.orderId)
    .reduce((sum, it) => sum + it.amount_cents - (it.refunded_amount_cents ?? 0), 0)

async function receivedFor({ id }: CardOrder): Promise<number> {
  const [row] = await shop.pool<{ received: number }[]>`
    select ${receivedMoney(shop.pool)} as received from orders o where o.id = ${id}`
  return row?.received ?? -1
}

async function messagesOf(order: CardOrder): Promise<string> {
  const { number } = await shop.getOrder(order)
  return (await shop.messages()).filter((text) => text.includes(number)).join('\n')
}

describe('where no cash is taken', () => {
  test('a deposit is offered, and the order is placed with it alone', async () => {
    const offered = { status: 409, body: { code: 'deposit_needed', details: { deposit } } }
    expect(await shop.buy(product.id, wants())).toMatchObject(offered)
    expect(await shop.buy(product.id, wants({ deposit: deposit - 1 }))).toMatchObject(offered)
    const { status, body } = await shop.buy(product.id, wants({ deposit }))
    expect(status, JSON.stringify(body)).toBe(201)
    expect(body).toMatchObject({
      order: {
        status: 'pending_payment',
        payment_method: 'cash',
        payment_status: 'pending',
        total: deposit + cash,
        deposit,
        cash_amount: cash,
        can_pay_in_cash: false,
      },
      payment: { redirect_url: expect.any(String) },
    })
    const request = shop.paymob.requests.findLast(({ path }) => path === '/v1/intention/')
    expect(request?.body).toMatchObject({ amount: 24_700, payment_methods: [1001], expiration: 1800 })
    await expect.poll(async () => (await shop.messages()).at(-1)).toContain('your deposit of 247 EGP until')
  })

  test('the database holds a deposit to less than its order', async () => {
    const { id } = await place()
    const waiting = shop.pool`update orders set deposit_piastres = total_piastres - 99 where id = ${id}`
    await expect(waiting).rejects.toThrow('orders_deposit_check')
    const { body } = await shop.buy(product.id, wants({ payment_method: 'card' }))
    const byCard = shop.pool`update orders set deposit_piastres = 100 where id = ${body.order.id}`
    await expect(byCard).rejects.toThrow('orders_deposit_check')
  })

  test('from a cart it is the same', async () => {
    const key = randomUUID()
    const line = { product_id: product.id, color_id: product.variantIds[0] }
    await shop.call('POST', `/api/orders/cart-items/add_to_cart/?session_key=${key}`, line)
    const { first_name, last_name, city, region } = {
      first_name: 'Mona',
      last_name: 'Salem',
      city: 'Giza',
      region: 'Giza',
    }
    const checkOut = (more: object = {}) =>
      shop.call(
        'POST',
        `/api/orders/checkout/?session_key=${key}`,
        { ...refuser, first_name, last_name, city, region, ...more },
        { 'idempotency-key': randomUUID() },
      )
    const { body: refused } = await checkOut()
    expect(refused).toMatchObject({ code: 'deposit_needed', details: { deposit } })
    expect((await checkOut(refused.details)).body).toMatchObject({ order: { deposit, status: 'pending_payment' } })
  })

  test('all of it may be paid by card', async () => {
    const { body } = await shop.buy(product.id, wants({ payment_method: 'card' }))
    expect(body.order).toMatchObject({ payment_method: 'card', deposit: 0, cash_amount: 0 })
  })

  test('a phone of which cash is taken pays no deposit', async () => {
    const { body } = await shop.buy(product.id, wants({ deposit, phone: '01012340001', address: '1 Quiet Street' }))
    expect(body.order).toMatchObject({ status: 'processing', deposit: 0, cash_amount: deposit + cash })
  })

  test('none is offered while the owner takes none', async () => {
    await shop.pool`update shop_settings set trust_deposit_percent = 0`
    expect((await shop.buy(product.id, wants({ deposit }))).body.code).toBe('card_needed')
    await shop.pool`update shop_settings set trust_deposit_percent = 20`
  })
})

describe('a deposit', () => {
  test('confirms the order when it is paid, once, however often that is said', async () => {
    const order = await place()
    const paid = await shop.settle(order, 'paid')
    await Promise.all([shop.tell(paid), shop.tell(paid)])
    expect(await see(order)).toMatchObject({
      status: 'processing',
      payment_method: 'cash',
      payment_status: 'deposit_paid',
      needs_call: false,
      deposit,
      cash_amount: cash,
      trust: { step: 'card', reasons: ['refused_before'] },
      calls: [{ source: 'deposit', outcome: 'reached' }],
    })
    expect(await receivedFor(order)).toBe(24_700)
    await expect.poll(() => messagesOf(order)).toContain('we have your deposit of 247 EGP')
    expect(await messagesOf(order)).toContain('987.50 EGP are left to pay in cash')
  })

  test('that is declined is paid again, by the same amount', async () => {
    const order = await place()
    await shop.settle(order, 'declined')
    expect(await shop.getOrder(order)).toMatchObject({
      status: 'pending_payment',
      payment_status: 'failed',
      can_pay_in_cash: false,
    })
    expect((await shopperCall(order, 'pay')).status).toBe(200)
    const request = shop.paymob.requests.findLast(({ path }) => path === '/v1/intention/')
    expect(request?.body).toMatchObject({ amount: 24_700 })
  })

  test('that is not paid in time cancels the order; paid after that, it goes back', async () => {
    const order = await place()
    shop.clock.pass(31)
    await expireOrders(shop.deps)
    expect(await shop.getOrder(order)).toMatchObject({ status: 'cancelled', payment_status: 'unpaid' })
    await shop.settle(order, 'paid')
    await giveMoneyBack(shop)
    expect(heldFor(order)).toBe(0)
    expect(await shop.getOrder(order)).toMatchObject({ status: 'cancelled', payment_status: 'refunded' })
    expect(await shop.paymentsOf(order.id)).toMatchObject([{ reviewReason: 'paid_late' }])
    await expect.poll(() => messagesOf(order)).toContain('Your 247 EGP are going back to your card')
  })

  test('that is paid twice counts once, on one page or two', async () => {
    const order = await place()
    await shop.settle(order, 'declined')
    const { body } = await shopperCall(order, 'pay')
    const [attempt] = await shop.pool<{ providerOrderId: string }[]>`
      select provider_order_id from payments where id = ${body.id}`
    const second = { ...order, orderId: Number(attempt?.providerOrderId) }
    for (const page of [order, order, second]) await shop.settle(page, 'paid')
    await giveMoneyBack(shop)
    expect(await shop.paymentsOf(order.id)).toMatchObject([
      { status: 'paid', reviewReason: 'paid_twice' },
      { status: 'refunded', reviewReason: 'paid_twice' },
    ])
    expect(heldFor(order) + heldFor(second)).toBe(24_700)
    expect(await receivedFor(order)).toBe(24_700)
    expect(await see(order)).toMatchObject({ status: 'processing', payment_status: 'deposit_paid' })
  })

  test('of another amount waits for staff, who cannot accept it', async () => {
    const order = await place()
    await shop.settle(order, 'paid', { amount_cents: 20_000 })
    const { status, payments } = await see(order)
    expect({ status, payments }).toMatchObject({
      status: 'pending_payment',
      payments: [{ status: 'review', is_acceptable: false }],
    })
    const body = { payment_id: order.paymentId, amount: 200, gives_back_rest: false, reason: 'Nearly' }
    const headers = { 'idempotency-key': randomUUID() }
    expect(await clerk.call('POST', `/orders/${order.id}/accepted-payments/`, { body, headers })).toMatchObject({
      status: 409,
      body: { code: 'payment_not_acceptable' },
    })
    await shopperCall(order, 'cancel')
    await giveMoneyBack(shop)
    expect(heldFor(order)).toBe(0)
  })

  test('is not asked for any more when the shop takes the cash after all', async () => {
    const order = await place()
    expect((await shopperCall(order, 'pay-in-cash')).body.code).toBe('card_needed')
    await shop.pool`update shop_settings set trust_card_refusals = 0`
    expect((await shopperCall(order, 'pay-in-cash')).body).toMatchObject({ status: 'processing', deposit: 0 })
    await shop.pool`update shop_settings set trust_card_refusals = 1`
    await shop.settle(order, 'paid')
    await giveMoneyBack(shop)
    expect(heldFor(order)).toBe(0)
    expect(await shop.getOrder(order)).toMatchObject({ payment_status: 'unpaid', cash_amount: deposit + cash })
    await expect.poll(() => messagesOf(order)).toContain('Your 247 EGP are going back to your card')
  })
})

describe('goes back to the card in full', () => {
  test('when the shopper cancels', async () => {
    const order = await placePaid()
    expect((await shopperCall(order, 'cancel')).body).toMatchObject({ status: 'cancelled' })
    await giveMoneyBack(shop)
    expect(heldFor(order)).toBe(0)
    expect(await shop.getOrder(order)).toMatchObject({ payment_status: 'refunded' })
    await expect.poll(() => messagesOf(order)).toContain('Your 247 EGP are going back to your card')
  })

  test('when staff cancel, who need the right to refund', async () => {
    const order = await placePaid()
    expect((await takeStep(support, order.id, 'cancel', 'processing')).status).toBe(403)
    expect((await takeStep(clerk, order.id, 'cancel', 'processing')).status).toBe(200)
    const spent = await shop.pool`select amount_piastres from staff_refunds where order_id = ${order.id}`
    expect(spent).toEqual([{ amountPiastres: 24_700 }])
    await giveMoneyBack(shop)
    expect(heldFor(order)).toBe(0)
  })

  test('when the parcel is refused at the door, once it is here', async () => {
    const order = await placePaid()
    await takeStep(clerk, order.id, 'ship', 'processing')
    await takeStep(clerk, order.id, 'turn_back', 'in_transit', { failure: 'refused' })
    await giveMoneyBack(shop)
    expect(heldFor(order)).toBe(24_700)
    clerk = await enterAs(shop, 'admin')
    await takeStep(clerk, order.id, 'receive_back', 'returning')
    await giveMoneyBack(shop)
    expect(heldFor(order)).toBe(0)
    expect(await shop.getOrder(order)).toMatchObject({ status: 'returned', payment_status: 'refunded' })
    await expect.poll(() => messagesOf(order)).toContain('is back with us. We will refund your money.')
  })
})

describe('the courier', () => {
  const upload = (csv: string, is_applied = true) =>
    clerk.call('POST', '/courier-sheets/', { body: { csv, is_applied } })
  const owed = async () => {
    const { carriers } = (await clerk.call('GET', '/cash-book/')).body
    return carriers.reduce((sum: number, carrier: { owed: number }) => sum + carrier.owed, 0)
  }

  test('collects the rest, and settles exactly that', async () => {
    const figures = async () => (await clerk.call('GET', '/overview/')).body.last_30_days.received_amount
    const [owedBefore, receivedBefore] = [await owed(), await figures()]
    const order = await placePaid()
    expect(await figures()).toBeCloseTo(receivedBefore + deposit, 2)
    const { body: papers } = await clerk.call('GET', `/orders/printouts/?ids=${order.id}`)
    expect(papers.results).toMatchObject([{ to_collect: cash, total: { gross: deposit + cash } }])
    const { number } = await see(order)
    await takeSteps(clerk, order.id, ['ship', 'processing'])
    await sendHeldMessages(shop)
    await expect.poll(() => messagesOf(order)).toContain('Please have 987.50 EGP ready')
    const all = await upload(`order,status,amount\n${number},delivered,${deposit + cash}`)
    expect(all.body.rows).toMatchObject([{ problem: 'amount_differs', expected: cash }])
    await upload(`order,status,amount\n${number},delivered,`)
    expect(await see(order)).toMatchObject({ payment_status: 'collected', awaits_cash: true })
    expect(await owed()).toBeCloseTo(owedBefore + cash, 2)
    const settled = await upload(`order,amount\n${number},${cash}`)
    expect(settled.body.rows).toMatchObject([{ action: 'receive', problem: null }])
    expect(await see(order)).toMatchObject({ status: 'delivered', payment_status: 'paid' })
    expect(await shop.pool`select amount_piastres from cash_receipts where order_id = ${order.id}`).toEqual([
      { amountPiastres: 98_750 },
    ])
    expect(await owed()).toBeCloseTo(owedBefore, 2)
    expect(await figures()).toBeCloseTo(receivedBefore + deposit + cash, 2)
    const [settlement] = (await clerk.call('GET', '/cash-book/')).body.settlements
    expect(settlement).toMatchObject({ expected: cash, received: cash, missing: 0 })
  })

  test('brings the rest, which staff book from the order', async () => {
    const order = await placePaid()
    await takeSteps(clerk, order.id, ['ship', 'processing'], ['deliver', 'in_transit'])
    const book = (amount: number) => clerk.call('POST', `/orders/${order.id}/cash/`, { body: { amount } })
    const tooHigh = { code: 'cash_too_high', details: { due: cash } }
    expect(await book(deposit + cash)).toMatchObject({ status: 409, body: tooHigh })
    expect((await book((await see(order)).cash_amount)).status).toBe(200)
    expect(await see(order)).toMatchObject({ payment_status: 'paid', awaits_cash: false })
  })

  test('is not asked for what was undone', async () => {
    const order = await placePaid()
    await takeSteps(clerk, order.id, ['ship', 'processing'])
    await takeStep(clerk, order.id, 'deliver', 'in_transit', { cash_received: true })
    expect(await receivedFor(order)).toBe(123_450)
    await clerk.call('POST', `/orders/${order.id}/undo/`, { body: { step: 'deliver' } })
    expect(await see(order)).toMatchObject({ status: 'in_transit', payment_status: 'deposit_paid' })
    expect(await receivedFor(order)).toBe(24_700)
  })

  test('is in the customer record and in the file of orders', async () => {
    const { phone } = await refuseParcel(shop)
    const order = await placePaid({ phone })
    const { body } = await clerk.call('GET', `/customers/${encodeURIComponent(phone)}/`)
    expect(body).toMatchObject({ received: deposit, outstanding: cash })
    const { number } = await see(order)
    const file = await clerk.call('GET', `/orders/export/?q=${number}&lang=en`)
    expect(String(file.body)).toContain(',1234.50,247.00,987.50,247.00,')
  })
})

describe('a return', () => {
  const inspected = async (quantity: number) =>
    await inspect(await placePaid({ quantity, deposit: deposit * quantity - (quantity - 1) }), quantity)
  async function inspect(order: CardOrder, quantity: number): Promise<{ order: CardOrder; id: string }> {
    await takeSteps(clerk, order.id, ['ship', 'processing'])
    await takeStep(clerk, order.id, 'deliver', 'in_transit', { cash_received: true })
    const variantId = product.variantIds[0] ?? 0
    const delivered = { id: order.id, number: '', accessToken: order.token, variantId }
    const id = await openReturn(shop, delivered, { quantity })
    await takeReturn.decide(clerk, id, 'approve')
    await takeReturn.inspect(clerk, id, variantId, quantity)
    return { order, id }
  }
  const repaidOf = async ({ id }: CardOrder) => await shop.pool`select repaid_piastres from orders where id = ${id}`

  test('goes to the card first, and the rest as staff pay it', async () => {
    const { order, id } = await inspected(1)
    expect((await clerk.call('GET', `/returns/${id}/`)).body).toMatchObject({
      due: deposit + cash,
      refunded_to_card_first: deposit,
    })
    expect((await takeReturn.refund(clerk, id, deposit + cash, 'card', '')).body.code).toBe(
      'refund_method_not_possible',
    )
    const { status, body } = await takeReturn.refund(clerk, id, deposit + cash)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({ refunded: deposit + cash, refund_method: 'transfer' })
    expect(await repaidOf(order)).toEqual([{ repaidPiastres: 98_750 }])
    expect(await receivedFor(order)).toBe(0)
    await giveMoneyBack(shop)
    expect(heldFor(order)).toBe(0)
    expect(await receivedFor(order)).toBe(0)
    expect(await see(order)).toMatchObject({ status: 'returned', payment_status: 'paid' })
  })

  test('takes nothing of a deposit that failed to go back for another return, and is owed still', async () => {
    const path = '/api/acceptance/void_refund/refund'
    const order = await placePaid({ quantity: 2, deposit: 494 })
    await takeSteps(clerk, order.id, ['ship', 'processing'])
    await takeStep(clerk, order.id, 'deliver', 'in_transit', { cash_received: true })
    const variantId = product.variantIds[0] ?? 0
    const giveUnitBack = async () => {
      const delivered = { id: order.id, number: '', accessToken: order.token, variantId }
      const id = await openReturn(shop, delivered)
      await takeReturn.decide(clerk, id, 'approve')
      await takeReturn.inspect(clerk, id, variantId, 1)
      expect((await takeReturn.refund(clerk, id, deposit + cash)).body).toMatchObject({ status: 'refunded' })
      await giveMoneyBack(shop)
      clerk = await enterAs(shop, 'admin', 'Hala')
    }
    shop.paymob.spoil(path, { status: 400, body: { message: 'Not now' } })
    await giveUnitBack()
    shop.paymob.forgive(path)
    await giveUnitBack()
    expect(await repaidOf(order)).toEqual([{ repaidPiastres: 197_500 }])
    expect(heldFor(order)).toBe(49_400)
    const repay = { payment_id: order.paymentId, amount: 494, by_hand: { method: 'cash', reference: 'R-15' } }
    const headers = { 'idempotency-key': randomUUID() }
    expect((await clerk.call('POST', `/orders/${order.id}/refunds/`, { body: repay, headers })).status).toBe(200)
    expect(await receivedFor(order)).toBe(0)
  })

  test('below the deposit goes to the card alone', async () => {
    const { order, id } = await inspected(1)
    expect((await takeReturn.refund(clerk, id, 200)).body.code).toBe('refund_method_not_possible')
    const { body } = await takeReturn.refund(clerk, id, 200, 'card', '')
    expect(body).toMatchObject({ refunded: 200, refund_method: 'card', refunded_to_card_first: 47 })
    await giveMoneyBack(shop)
    expect([heldFor(order), await receivedFor(order)]).toEqual([4700, 103_450])
    expect(await repaidOf(order)).toEqual([{ repaidPiastres: 0 }])
  })

  test.each([
    ['before', ['odd', 'right']],
    ['after', ['right', 'odd']],
  ])('of all of it deducts the deposit, also when another amount came %s it', async (_, payments) => {
    const order = await place()
    for (const payment of payments) await shop.settle(order, 'paid', payment === 'odd' ? { amount_cents: 20_000 } : {})
    const { id } = await inspect(order, 1)
    expect((await takeReturn.refund(clerk, id, deposit, 'card', '')).status).toBe(200)
    expect(await receivedFor(order)).toBe(98_750)
    await giveMoneyBack(shop)
    expect([heldFor(order), await receivedFor(order)]).toEqual([0, 98_750])
  })

  test('never gives back more than came in either way: the database refuses it, too', async () => {
    const { order, id } = await inspected(1)
    const body = { payment_id: order.paymentId, amount: 100, note: '' }
    const headers = { 'idempotency-key': randomUUID() }
    expect((await clerk.call('POST', `/orders/${order.id}/refunds/`, { body, headers })).status).toBe(200)
    expect((await takeReturn.refund(clerk, id, deposit + cash)).body).toMatchObject({
      code: 'refund_too_high',
      details: { available: cash },
    })
    await expect(shop.pool`update orders set repaid_piastres = 98_751 where id = ${order.id}`).rejects.toThrow(
      'orders_repaid_check',
    )
    expect((await takeReturn.refund(clerk, id, deposit + cash - 100)).status).toBe(200)
    await giveMoneyBack(shop)
    expect([heldFor(order), await receivedFor(order)]).toEqual([0, 0])
  })
})

describe('a change', () => {
  /** Changes the order to one unit of another colour: 1 costs 1,500 EGP, 2 costs 100. */
  const swap = (order: CardOrder, version: number, place: number) => {
    const lines = [{ variant_id: product.variantIds[place] ?? 0, quantity: 1 }]
    const body = { version, lines, delivery: 0, reason: 'Another colour' }
    return clerk.call('PUT', `/orders/${order.id}/lines/`, { body })
  }

  test('leaves the deposit as it was paid: the courier collects more', async () => {
    const order = await placePaid()
    const { status, body } = await swap(order, 1, 1)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({ total: 1500, deposit, cash_amount: 1253, payment_status: 'deposit_paid' })
    expect(await shop.refundsOf(order.id)).toEqual([])
    await expect.poll(() => messagesOf(order)).toContain('It now costs 1,500 EGP, 1,253 EGP of it in cash')
  })

  test('below the deposit sends the difference to the card, and nothing is collected', async () => {
    const order = await placePaid()
    const { status, body } = await swap(order, 1, 2)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({ total: 100, deposit: 100, cash_amount: 0, payment_status: 'paid' })
    expect(await shop.refundsOf(order.id)).toMatchObject([{ amountPiastres: 14_700, reason: 'staff' }])
    expect(await receivedFor(order)).toBe(10_000)
    const { body: papers } = await clerk.call('GET', `/orders/printouts/?ids=${order.id}`)
    expect(papers.results).toMatchObject([{ to_collect: null }])
    await giveMoneyBack(shop)
    expect(heldFor(order)).toBe(10_000)
    clerk = await enterAs(shop, 'admin')
    expect((await swap(order, 2, 0)).body).toMatchObject({
      total: deposit + cash,
      deposit: 100,
      cash_amount: 1134.5,
      payment_status: 'deposit_paid',
    })
    expect(await receivedFor(order)).toBe(10_000)
  })
})
