import { randomUUID } from 'node:crypto'
import { handRefundMethods } from '@shop/contract'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enterAs, type Member, takeStep, takeSteps } from '../../../../test/back-office.ts'
import { issueCoupons } from '../../../../test/bazaar.ts'
import { type CardOrder, type CardShop, openCardShop } from '../../../../test/card-shop.ts'
import { createProduct } from '../../../../test/factories.ts'
import { giveMoneyBack } from '../../../../test/money-back.ts'
import { askForReturn, type DeliveredOrder, deliverOrder, openReturn, takeReturn } from '../../../../test/returns.ts'

let shop: CardShop
let clerk: Member
let colleague: Member
beforeAll(async () => {
  shop = await openCardShop()
  clerk = await enterAs(shop, 'orders', 'Hala')
  colleague = await enterAs(shop, 'admin', 'Nour')
})
afterAll(() => shop.close())

async function readStock(variantId: number) {
  const [row] = await shop.pool<{ stock: number }[]>`select stock from variants where id = ${variantId}`
  const moved = await shop.pool<{ reason: string; units: number }[]>`
    select reason, units from stock_movements where variant_id = ${variantId} and order_id is not null order by id`
  return { stock: row?.stock, moved: moved.map(({ reason, units }) => `${reason} ${units}`) }
}

/** Staff approve a return and find all its units, some damaged. */
async function inspect(order: DeliveredOrder, id: string, units: number, damaged = 0) {
  await takeReturn.decide(clerk, id, 'approve')
  await takeReturn.collect(clerk, id)
  return await takeReturn.inspect(clerk, id, order.variantId, units, damaged)
}

async function deliverPaid(method = 'card'): Promise<DeliveredOrder> {
  return await deliver(await pay(method))
}

type PaidOrder = CardOrder & { variantId: number }
async function pay(method: string, quantity = 1): Promise<PaidOrder> {
  const product = await createProduct(shop.pool)
  const order = await shop.placeOrder(product.id, { payment_method: method, quantity })
  await shop.settle(order, 'paid')
  return { ...order, variantId: product.variantIds[0] ?? 0 }
}

async function deliver(order: PaidOrder): Promise<DeliveredOrder> {
  await takeSteps(clerk, order.id, ['ship', 'processing'], ['deliver', 'in_transit'])
  return { id: order.id, number: '', accessToken: order.token, variantId: order.variantId }
}

async function notesOf({ id }: DeliveredOrder): Promise<number[]> {
  const rows = await shop.pool<{ creditPiastres: number }[]>`
    select credit_piastres from book_documents where order_id = ${id} and kind = 'credit_note'`
  return rows.map(({ creditPiastres }) => creditPiastres)
}

describe('an inspection', () => {
  test('puts good units on sale, writes damaged ones off, and frees those that did not come', async () => {
    const order = await deliverOrder(shop, clerk, { quantity: 3 })
    const id = await openReturn(shop, order, { quantity: 3 })
    const { status, body } = await inspect(order, id, 2, 1)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({ status: 'inspected', due: 2000, lines: [{ received: 2, damaged: 1, goods: 2000 }] })
    expect(await readStock(order.variantId)).toEqual({ stock: 3, moved: ['order -3', 'return 2', 'damage -1'] })
    const shown = await clerk.call('GET', `/orders/${order.id}/`)
    expect(shown.body).toMatchObject({ status: 'delivered', lines: [{ returned: 2, damaged: 1 }] })
    expect((await askForReturn(shop, order)).status).toBe(201)
  })

  test('that finds nothing tells the shopper of no goods and no money; the closing does', async () => {
    const order = await deliverOrder(shop, clerk)
    const id = await openReturn(shop, order)
    const { body } = await inspect(order, id, 0)
    expect(body).toMatchObject({ status: 'inspected', due: 0 })
    await takeReturn.close(clerk, id, 'The box was empty')
    const told = async () => (await shop.messages()).filter((text) => text.includes(body.number))
    await expect.poll(told).toContainEqual(expect.stringContaining('The box was empty'))
    expect((await told()).filter((text) => text.includes('inspected'))).toEqual([])
  })

  test('after which nothing is due names no amount', async () => {
    const [code] = await issueCoupons(shop, 'GIFT')
    await shop.pool`update coupons set percent_bp = 10000, amount_piastres = 5000000 where code = ${code ?? ''}`
    const fields = { coupon_code: code }
    const order = await deliverOrder(shop, clerk, { quantity: 1, variant: { price: 10_000 }, fields })
    const id = await openReturn(shop, order, { reason: 'change_of_mind' })
    const { body } = await inspect(order, id, 1)
    expect(body).toMatchObject({ status: 'inspected', due: 0, lines: [{ received: 1 }] })
    const told = async () => (await shop.messages()).filter((text) => text.includes(body.number))
    await expect.poll(told).toContainEqual(expect.stringMatching(/is with us and inspected\.\nhttp/))
  })

  test.each([
    ['more units than were asked for', [{ received: 2 }]],
    ['more damaged units than came', [{ received: 1, damaged: 2 }]],
    ['another product', [{ received: 1, variant_id: 999_999 }]],
    ['a line twice', [{ received: 1 }, { received: 1 }]],
  ])('is refused for %s', async (_, lines) => {
    const order = await deliverOrder(shop, clerk)
    const id = await openReturn(shop, order)
    await takeReturn.decide(clerk, id, 'approve')
    const body = { lines: lines.map((line) => ({ variant_id: order.variantId, ...line })) }
    expect((await clerk.call('POST', `/returns/${id}/inspections/`, { body })).status).toBe(400)
    expect((await readStock(order.variantId)).moved).toEqual(['order -2'])
  })

  test('happens once, of many at the same time', async () => {
    const order = await deliverOrder(shop, clerk)
    const id = await openReturn(shop, order)
    await takeReturn.decide(clerk, id, 'approve')
    const answers = await Promise.all(
      [clerk, colleague, clerk].map((by) => takeReturn.inspect(by, id, order.variantId, 1)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await readStock(order.variantId)).moved).toEqual(['order -2', 'return 1'])
  })

  test('of the last unit ends the order, and the timeline says so', async () => {
    const order = await deliverOrder(shop, clerk)
    await inspect(order, await openReturn(shop, order), 1)
    await inspect(order, await openReturn(shop, order), 1)
    const { body } = await clerk.call('GET', `/orders/${order.id}/`)
    expect(body).toMatchObject({ status: 'returned', steps: [] })
    expect(body.timeline.at(-1)).toMatchObject({ status: 'returned', actor: { name: 'Hala' } })
    expect((await readStock(order.variantId)).stock).toBe(5)
  })

  test('of a part, then the rest as a whole: each unit comes back once', async () => {
    const order = await deliverOrder(shop, clerk, { quantity: 3 })
    await inspect(order, await openReturn(shop, order), 1)
    const damaged = [{ variant_id: order.variantId, units: 2 }]
    const tooMany = await takeStep(clerk, order.id, 'return', 'delivered', { damaged: [{ ...damaged[0], units: 3 }] })
    expect(tooMany.status).toBe(400)
    await takeStep(clerk, order.id, 'return', 'delivered', { damaged })
    const moved = ['order -3', 'return 1', 'return 2', 'damage -2']
    expect(await readStock(order.variantId)).toEqual({ stock: 3, moved })
  })
})

describe('what is due', () => {
  const variant = { price: 10_000 }

  test('is the goods and their share of the delivery fee, and the parts add up to the total', async () => {
    const order = await deliverOrder(shop, clerk, { quantity: 3, variant })
    const { body: paid } = await clerk.call('GET', `/orders/${order.id}/`)
    expect(paid.delivery).toBeGreaterThan(0)
    const dues: number[] = []
    for (let unit = 0; unit < 3; unit += 1) dues.push((await inspect(order, await openReturn(shop, order), 1)).body.due)
    expect(Math.round(dues.reduce((sum, due) => sum + due * 100, 0))).toBe(Math.round(paid.total * 100))
  })

  test('leaves the delivery fee out for a change of mind', async () => {
    const order = await deliverOrder(shop, clerk, { quantity: 3, variant })
    const id = await openReturn(shop, order, { quantity: 3, reason: 'change_of_mind' })
    expect((await inspect(order, id, 3)).body).toMatchObject({ due: 300, lines: [{ goods: 300, delivery: 0 }] })
  })
})

describe('the refund of a cash order', () => {
  test('is recorded with its way and its proof, and lowers what was received', async () => {
    const order = await deliverOrder(shop, clerk)
    await clerk.call('POST', `/orders/${order.id}/cash/`, { body: { amount: 2000 } })
    const received = async () => (await clerk.call('GET', '/overview/')).body.last_30_days.received_amount
    const before = await received()
    const id = await openReturn(shop, order)
    await inspect(order, id, 1)
    expect((await takeReturn.refund(clerk, id, 900, 'wallet', '')).status).toBe(400)
    const { status, body } = await takeReturn.refund(clerk, id, 900.5, 'wallet', 'VF-1')
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({
      status: 'refunded',
      refunded: 900.5,
      refund_method: 'wallet',
      refund_reference: 'VF-1',
    })
    expect(await received()).toBe(before - 900.5)
    const { body: file } = await clerk.call('GET', `/orders/export/?q=${order.number}`)
    const [row] = parse(file, { columns: true, bom: true })
    expect(row).toMatchObject({
      'Received (EGP)': '1099.50',
      'Returned units': '1',
      'Refunded for returns (EGP)': '900.50',
    })
    expect((await takeReturn.close(clerk, id)).body).toMatchObject({ status: 'closed', steps: [] })
    const audit = await shop.pool`select after from audit_entries where entity_id = ${id} order by id`
    expect(audit.map(({ after }) => after.status)).toEqual(['approved', 'collected', 'inspected', 'refunded', 'closed'])
    await expect.poll(async () => (await shop.messages()).filter((text) => text.includes(body.number))).toHaveLength(4)
  })

  test.each(handRefundMethods)('goes back in %s, and the shopper is told', async (method) => {
    const order = await deliverOrder(shop, clerk)
    await clerk.call('POST', `/orders/${order.id}/cash/`, { body: { amount: 2000 } })
    const id = await openReturn(shop, order)
    await inspect(order, id, 1)
    const { status, body } = await takeReturn.refund(clerk, id, 1000, method, 'Receipt 7')
    expect([status, body.refund_method, body.refunded]).toEqual([200, method, 1000])
    const [paid] = await shop.pool`select repaid_piastres from orders where id = ${order.id}`
    expect(paid).toEqual({ repaidPiastres: 100_000 })
    await expect.poll(async () => (await shop.messages()).filter((text) => text.includes(body.number))).toHaveLength(4)
  })

  test('is refused above what is due, to a card, and before the inspection', async () => {
    const order = await deliverOrder(shop, clerk)
    const id = await openReturn(shop, order)
    expect((await takeReturn.refund(clerk, id, 10)).body.code).toBe('return_step_refused')
    await inspect(order, id, 1)
    const tooHigh = await takeReturn.refund(clerk, id, 1000.01)
    expect([tooHigh.body.code, tooHigh.body.details]).toEqual(['refund_too_high', { available: 1000 }])
    expect((await takeReturn.refund(clerk, id, 10, 'card')).body.code).toBe('refund_method_not_possible')
    expect((await takeReturn.refund(clerk, id, 0)).status).toBe(400)
  })

  test('happens once, of many at the same time', async () => {
    const order = await deliverOrder(shop, clerk)
    const id = await openReturn(shop, order)
    await inspect(order, id, 1)
    const answers = await Promise.all([clerk, colleague, clerk].map((by) => takeReturn.refund(by, id, 1000)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const [row] = await shop.pool`select repaid_piastres from orders where id = ${order.id}`
    expect(row).toEqual({ repaidPiastres: 100_000 })
  })

  test('O-06: is limited by the database: never more than was paid, never for what is not paid', async () => {
    const order = await deliverOrder(shop, clerk)
    const repay = (amount: number) => shop.pool`update orders set repaid_piastres = ${amount} where id = ${order.id}`
    await expect(repay(200_001)).rejects.toThrow('orders_repaid_check')
    const { id } = await deliverOrder(shop, clerk)
    await shop.pool`update orders set payment_status = 'unpaid' where id = ${id}`
    const unpaid = shop.pool`update orders set repaid_piastres = 1 where id = ${id}`
    await expect(unpaid).rejects.toThrow('orders_repaid_check')
    const taken = shop.pool`update order_lines set in_returns = 3 where order_id = ${order.id}`
    await expect(taken).rejects.toThrow('order_lines_returned_check')
  })

  test('may be left out: the return is closed with a reason, which the shopper reads', async () => {
    const order = await deliverOrder(shop, clerk)
    const id = await openReturn(shop, order)
    await inspect(order, id, 0)
    expect((await takeReturn.close(clerk, id)).status).toBe(400)
    expect((await takeReturn.close(clerk, id, 'The box was empty')).body.refusal).toBe('The box was empty')
    expect((await readStock(order.variantId)).moved).toEqual(['order -2'])
  })
})

describe('the refund of a card order', () => {
  test('goes to the card, at most what is left of the payment', async () => {
    const order = await deliverPaid()
    const id = await openReturn(shop, order)
    await inspect(order, id, 1)
    expect((await takeReturn.refund(clerk, id, 1000, 'cash')).body.code).toBe('refund_method_not_possible')
    const [payment] = await shop.paymentsOf(order.id)
    const earlier = { payment_id: payment?.id, amount: 300 }
    await clerk.call('POST', `/orders/${order.id}/refunds/`, {
      body: earlier,
      headers: { 'idempotency-key': randomUUID() },
    })
    const tooHigh = await takeReturn.refund(clerk, id, 1000, 'card', '')
    expect([tooHigh.body.code, tooHigh.body.details]).toEqual(['refund_too_high', { available: 700 }])
    expect((await takeReturn.refund(clerk, id, 700, 'card', '')).body).toMatchObject({ status: 'refunded' })
    await giveMoneyBack(shop)
    const { body } = await clerk.call('GET', `/orders/${order.id}/`)
    expect(body).toMatchObject({ payment_status: 'refunded', status: 'returned' })
    expect((await shop.refundsOf(order.id)).map(({ status }) => status)).toEqual(['done', 'done'])
  })
})

describe('the refund of an order that was paid at a kiosk', () => {
  test('is paid by staff with its proof, and written once', async () => {
    const order = await deliverPaid('kiosk')
    const id = await openReturn(shop, order)
    await inspect(order, id, 1)
    expect((await takeReturn.refund(clerk, id, 1000, 'card', '')).body.code).toBe('refund_method_not_possible')
    expect((await takeReturn.refund(clerk, id, 1000, 'wallet', '')).body.errors).toHaveProperty('reference')
    const answers = await Promise.all([clerk, colleague].map((by) => takeReturn.refund(by, id, 1000, 'wallet', 'VF-8')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await shop.refundsOf(order.id)).toMatchObject([
      { status: 'done', method: 'wallet', reference: 'VF-8', amountPiastres: 100_000 },
    ])
    const { body } = await clerk.call('GET', `/orders/${order.id}/`)
    expect(body).toMatchObject({ payment_status: 'refunded', payments: [{ status: 'refunded', refundable: 0 }] })
    // The message of the hand-over leaves when it cannot be undone any more, which may be now.
    expect(await shop.messages()).toContainEqual(expect.stringContaining('we have refunded 1,000 EGP'))
    const before = shop.paymob.count('/api/acceptance/void_refund')
    await giveMoneyBack(shop)
    expect(shop.paymob.count('/api/acceptance/void_refund')).toBe(before)
  })
})

describe.each([
  ['card', ['card', '']],
  ['kiosk', ['wallet', 'VF-9']],
] as const)('an order that was paid by %s, whose change failed to send money back', (paidBy, [method, reference]) => {
  test('owes that still after the refund of a return, until staff repay it', async () => {
    const paid = await pay(paidBy, 3)
    shop.paymob.spoil('/api/acceptance/void_refund/refund', { status: 400, body: { message: 'Not now' } })
    const lines = [{ variant_id: paid.variantId, quantity: 2 }]
    const body = { version: 1, lines, delivery: 0, reason: 'Two are enough' }
    expect((await clerk.call('PUT', `/orders/${paid.id}/lines/`, { body })).status).toBe(200)
    await giveMoneyBack(shop)
    shop.paymob.forgive('/api/acceptance/void_refund/refund')
    const order = await deliver(paid)
    const id = await openReturn(shop, order)
    await inspect(order, id, 1)
    expect((await takeReturn.refund(clerk, id, 1000, method, reference)).body).toMatchObject({ status: 'refunded' })
    await giveMoneyBack(shop)
    const refunds = await shop.refundsOf(order.id)
    expect(refunds).toMatchObject([
      { status: 'failed', repaysPiastres: 0 },
      { status: 'done', repaysPiastres: 0 },
    ])
    const isOpen = async () => {
      const rows = await shop.pool`
        select from payment_problems where payment_id = ${paid.paymentId} and reason = 'refund_failed' and dealt_with_at is null`
      return rows.length > 0
    }
    expect(await isOpen()).toBe(true)
    // The invoice is that of the changed order: what is owed of the change is no part of it.
    expect(await notesOf(order)).toEqual([100_000])
    const repay = { payment_id: paid.paymentId, amount: 1000, by_hand: { method: 'cash', reference: 'R-14' } }
    const headers = { 'idempotency-key': randomUUID() }
    expect((await clerk.call('POST', `/orders/${order.id}/refunds/`, { body: repay, headers })).status).toBe(200)
    expect(await isOpen()).toBe(false)
    expect(await notesOf(order)).toEqual([100_000])
  })
})

describe('a credit note', () => {
  test('has the refunded amounts with their VAT, to the piastre', async () => {
    const order = await deliverOrder(shop, clerk, { quantity: 3, variant: { price: 10_000 } })
    const id = await openReturn(shop, order, { quantity: 2 })
    await inspect(order, id, 2)
    expect((await clerk.call('GET', `/returns/${id}/credit-note/`)).body.code).toBe('return_step_refused')
    await takeReturn.refund(clerk, id, 210.33)
    const { status, body } = await clerk.call('GET', `/returns/${id}/credit-note/`)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({
      invoice_number: order.number,
      refund_method: 'transfer',
      lines: [{ units: 2, vat_percent: 14, amounts: { gross: 200 } }],
      delivery: { gross: 10.33 },
      total: { gross: 210.33 },
    })
    const { net, vat, gross } = body.total
    expect(Math.round((net + vat) * 100)).toBe(Math.round(gross * 100))
  })
})
