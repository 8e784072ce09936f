import { randomUUID } from 'node:crypto'
import { dayInCairo, type PaymentId, planMethods } from '@shop/contract'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Answer } from '../../../../test/accounts.ts'
import { withoutLimits } from '../../../../test/app.ts'
import { enterAs, type Member, takeStep, takeSteps } from '../../../../test/back-office.ts'
import { type CardOrder, type CardShop, openCardShop } from '../../../../test/card-shop.ts'
import { refuseParcel } from '../../../../test/deposits.ts'
import { createProduct } from '../../../../test/factories.ts'
import { type FakeEta, startEta } from '../../../../test/fakes/eta.ts'
import { notify } from '../../../../test/fakes/paymob-messenger.ts'
import { waitForLockWaits, whileHeld } from '../../../../test/lock-waits.ts'
import { giveMoneyBack, providerDeps } from '../../../../test/money-back.ts'
import { deliverOrder, openReturn, takeReturn } from '../../../../test/returns.ts'
import type { Db } from '../../../database/client.ts'
import { requestRefund } from '../../payments/index.ts'
import { workOnRefunds } from '../../payments/refunds/work-on-refunds.service.ts'
import { createTaxAuthority } from '../../tax-authority/index.ts'
import { advanceOrder } from '../order-life.service.ts'
import { issueDocuments } from './issue-documents.service.ts'

let shop: CardShop
let clerk: Member
let eta: FakeEta
beforeAll(async () => {
  eta = await startEta()
  // The job of the shop may issue a document before a test does: it writes its receipt, too.
  shop = await openCardShop({ config: { ...withoutLimits, taxReceipts: eta.settings } })
  // These ways to pay are offered where a plan names them.
  const plan = {
    name: { en: 'Half a year', ar: 'نصف سنة' },
    months: 6,
    fee_percent: 12,
    min_total: 500,
    max_total: null,
  }
  const plans = planMethods.map((method) => ({ ...plan, method, valid_from: '2020-01-01', valid_to: null }))
  await shop.pool`update shop_settings set installment_plans = ${shop.pool.json(plans)}`
})
// Time passes while money goes back: logins are over soon.
beforeEach(async () => {
  clerk = await enterAs(shop, 'admin', 'Hala')
})
afterAll(async () => {
  await shop.close()
  await eta.stop()
})

const refundPath = '/api/acceptance/void_refund/refund'
const proof = { method: 'transfer', reference: 'TR-77' }

/** An order of EGP 1,000 that is paid. */
async function pay(fields: object = {}, productId?: number): Promise<CardOrder> {
  const order = await shop.placeOrder(productId, fields)
  await shop.settle(order, 'paid')
  return order
}
const ship = (order: CardOrder) => takeSteps(clerk, order.id, ['ship', 'processing'])
const deliver = (order: CardOrder) => takeSteps(clerk, order.id, ['ship', 'processing'], ['deliver', 'in_transit'])
async function payAndDeliver(fields: object = {}): Promise<CardOrder> {
  const order = await pay(fields)
  await deliver(order)
  return order
}

/** @param amount in EGP */
const refund = (order: Pick<CardOrder, 'id' | 'paymentId'>, amount: number, by_hand: object | null = null) =>
  clerk.call('POST', `/orders/${order.id}/refunds/`, {
    body: { payment_id: order.paymentId, amount, by_hand },
    headers: { 'idempotency-key': randomUUID() },
  })
const expectDone = ({ status, body }: Answer) => expect(status, JSON.stringify(body)).toBe(200)
/** The provider refuses to send money back, once. */
async function failRefund(work: () => Promise<unknown>): Promise<void> {
  shop.paymob.spoil(refundPath, { status: 400, body: { message: 'Not now' } })
  await work()
  await giveMoneyBack(shop)
  clerk = await enterAs(shop, 'admin')
}

const transactionOf = async (order: CardOrder) => Number((await shop.paymentsOf(order.id))[0]?.transactionId)
/** Somebody sends money back on the pages of the provider. */
async function giveBackThere(order: CardOrder, piastres: number | 'void') {
  return shop.paymob.bank.giveBack(await transactionOf(order), piastres) ?? expect.fail('The bank refused')
}

/** What the bank has of some pages of an order, in piastres. */
const heldFor = (...pages: CardOrder[]) =>
  [...shop.paymob.bank.transactions.values()]
    .filter((it) => it.success && !it.parent_transaction && pages.some(({ orderId }) => orderId === it.order.id))
    .reduce((sum, it) => sum + (it.is_voided ? 0 : it.amount_cents - (it.refunded_amount_cents ?? 0)), 0)

/** The credit notes of an order, due ones too, the oldest first, in piastres. */
async function notesOf({ id }: Pick<CardOrder, 'id'>) {
  const rows = await shop.pool<{ creditPiastres: number }[]>`
    select credit_piastres from book_documents where order_id = ${id} and kind = 'credit_note' order by id`
  return rows.map(({ creditPiastres }) => creditPiastres)
}

/** After all money is back, the books have an invoice and these notes, to the piastre, and they say what the shop keeps. */
async function expectBooks(order: Pick<CardOrder, 'id'>, notes: number[], kept: () => number): Promise<void> {
  await giveMoneyBack(shop)
  shop.clock.pass(1)
  await issueDocuments({ db: shop.pool, readClock: () => shop.clock.now, taxAuthority: null })
  const documents = await shop.pool<{ kind: string; amount: number; isIssued: boolean }[]>`
    select kind, number is not null as is_issued, (select sum(net_piastres + vat_piastres)::bigint from book_lines where document_id = d.id)
      as amount
    from book_documents d where order_id = ${order.id} order by kind desc, id`
  const [invoice, ...credits] = documents
  expect(documents.map(({ kind, isIssued }) => [kind, isIssued])).toEqual([
    ['invoice', true],
    ...notes.map(() => ['credit_note', true]),
  ])
  expect(credits.map(({ amount }) => amount)).toEqual(notes)
  expect(credits.reduce((rest, { amount }) => rest - amount, invoice?.amount ?? 0)).toBe(kept())
}

/** The first attempt to pay is declined, and there is a second one. */
async function tryAgain(order: CardOrder): Promise<CardOrder> {
  await shop.settle(order, 'declined')
  const { body } = await shop.call('POST', `/api/orders/${order.id}/pay/?access_token=${order.token}`)
  const [attempt] = await shop.pool<{ providerOrderId: string }[]>`
    select provider_order_id from payments where id = ${body.id}`
  return { ...order, paymentId: body.id, orderId: Number(attempt?.providerOrderId) }
}

describe('a refund after the delivery', () => {
  test('has one note, although the provider refuses it first and staff send it again', async () => {
    const order = await payAndDeliver()
    await failRefund(() => refund(order, 300))
    expectDone(await refund(order, 300))
    await expectBooks(order, [30_000], () => heldFor(order))
    clerk = await enterAs(shop, 'admin')
    await failRefund(() => refund(order, 100))
    expectDone(await refund(order, 40, proof))
    expectDone(await refund(order, 60, proof))
    expectDone(await refund(order, 25))
    await expectBooks(order, [30_000, 10_000, 2500], () => heldFor(order) - 10_000)
  })

  test('of money that came twice has none, however often it is sent, and hides no other', async () => {
    const order = await shop.placeOrder()
    const second = await tryAgain(order)
    await shop.settle(order, 'paid')
    await failRefund(() => shop.settle(second, 'paid'))
    expect(await shop.refundsOf(order.id)).toMatchObject([{ reason: 'paid_twice', status: 'failed' }])
    await deliver(order)
    expectDone(await refund(order, 100))
    expect(await notesOf(order)).toEqual([10_000])
    expectDone(await refund(second, 1000))
    await expectBooks(order, [10_000], () => heldFor(order, second))
  })

  test('on the pages of the provider has its note, be it a part, the rest or a void', async () => {
    const order = await payAndDeliver()
    await shop.tell(await giveBackThere(order, 20_000))
    expect(await notesOf(order)).toEqual([20_000])
    await giveBackThere(order, 30_000)
    const parent = shop.paymob.bank.transactions.get(await transactionOf(order)) ?? expect.fail('no payment')
    await shop.tell(parent)
    expect(await notesOf(order)).toEqual([20_000, 30_000])
    await shop.tell(await giveBackThere(order, 50_000))
    await expectBooks(order, [20_000, 30_000, 50_000], () => heldFor(order))
    const voided = await payAndDeliver()
    await shop.tell(await giveBackThere(voided, 'void'))
    await expectBooks(voided, [100_000], () => heldFor(voided))
  })

  test('has one note while it is under way, although the provider reports it before it has ended', async () => {
    const order = await payAndDeliver()
    expectDone(await refund(order, 300))
    await workOnRefunds(providerDeps(shop))
    const parent = shop.paymob.bank.transactions.get(await transactionOf(order)) ?? expect.fail('no payment')
    await shop.tell(parent)
    expect(await shop.refundsOf(order.id)).toMatchObject([{ status: 'sent' }])
    expect(await notesOf(order)).toEqual([30_000])
    await expectBooks(order, [30_000], () => heldFor(order))
  })
})

describe('what went back before the delivery', () => {
  test('is a note of the invoice, and only that: later refunds have their own', async () => {
    const order = await pay()
    expectDone(await refund(order, 250))
    await giveMoneyBack(shop)
    clerk = await enterAs(shop, 'admin')
    expect(await notesOf(order)).toEqual([])
    await deliver(order)
    expect(await notesOf(order)).toEqual([25_000])
    expectDone(await refund(order, 100))
    await expectBooks(order, [25_000, 10_000], () => heldFor(order))
  })

  test('adds up in the file of the accountant and in the receipts of the tax authority', async () => {
    const order = await pay()
    expectDone(await refund(order, 250))
    await deliver(order)
    shop.clock.pass(1)
    await issueDocuments({
      db: shop.pool,
      readClock: () => shop.clock.now,
      taxAuthority: createTaxAuthority(eta.settings),
    })
    await expectBooks(order, [25_000], () => heldFor(order))
    const receipts = await shop.pool<{ uuid: string; body: string }[]>`
      select r.uuid, r.body from tax_receipts r join book_documents d on d.id = r.document_id where d.order_id = ${order.id} order by r.id`
    expect(receipts.map(({ body }) => JSON.parse(body))).toMatchObject([
      { documentType: { receiptType: 's' }, totalAmount: 1000 },
      { documentType: { receiptType: 'r' }, totalAmount: 250, header: { referenceUUID: receipts[0]?.uuid } },
    ])
    clerk = await enterAs(shop, 'accountant')
    // Near midnight the documents are of the day before.
    const [from, to] = [86_400_000, 0].map((ago) => dayInCairo(new Date(shop.clock.now.getTime() - ago)))
    const { body: file } = await clerk.call('GET', `/books/export/?from=${from}&to=${to}&lang=en`)
    const rows = parse(String(file), { bom: true, columns: true }) as Record<string, string>[]
    const { number } = await shop.getOrder(order)
    const gross = rows.filter((row) => row.Order === number).map((row) => Math.round(Number(row['Gross (EGP)']) * 100))
    expect(gross.reduce((sum, amount) => sum + amount, 0)).toBe(heldFor(order))
  })

  test.each([
    ['less', 90_000, [10_000], [10_000, 5000]],
    ['more', 104_000, [], [1000]],
  ])('or never came, because staff accepted %s, counts as well', async (_name, came, notes, notesAfterRefund) => {
    const order = await shop.placeOrder()
    await shop.settle(order, 'paid', { amount_cents: came })
    const body = { payment_id: order.paymentId, amount: came / 100, gives_back_rest: false, reason: 'Agreed' }
    const headers = { 'idempotency-key': randomUUID() }
    expectDone(await clerk.call('POST', `/orders/${order.id}/accepted-payments/`, { body, headers }))
    await deliver(order)
    await expectBooks(order, notes, () => Math.min(100_000, heldFor(order)))
    clerk = await enterAs(shop, 'admin')
    expectDone(await refund(order, 50))
    await expectBooks(order, notesAfterRefund, () => heldFor(order))
  })

  test('of a change is in no note: the invoice has the lower total', async () => {
    const variants = [
      { hex: '#111111', price: 100_000 },
      { hex: '#eeeeee', price: 60_000 },
    ]
    const { id, variantIds } = await createProduct(shop.pool, { variants })
    const order = await pay({ color_id: variantIds[0] }, id)
    const lines = [{ variant_id: variantIds[1] ?? 0, quantity: 1 }]
    const body = { version: 1, lines, delivery: 0, reason: 'Another colour' }
    expectDone(await clerk.call('PUT', `/orders/${order.id}/lines/`, { body }))
    await deliver(order)
    await expectBooks(order, [], () => heldFor(order))
    expect(heldFor(order)).toBe(60_000)
  })

  test('is noted once, also when the delivery is undone and done again', async () => {
    const order = await payAndDeliver()
    expectDone(await refund(order, 100))
    expect((await clerk.call('POST', `/orders/${order.id}/undo/`, { body: { step: 'deliver' } })).status).toBe(200)
    expect(await notesOf(order)).toEqual([])
    await takeStep(clerk, order.id, 'deliver', 'in_transit')
    await expectBooks(order, [10_000], () => heldFor(order))
  })
})

describe('a refunded return', () => {
  type Returned = Pick<CardOrder, 'id'> & { accessToken: string; variantId: number }
  async function takeBack(order: Returned, quantity = 1): Promise<string> {
    const id = await openReturn(shop, { ...order, number: '' }, { quantity })
    await takeReturn.decide(clerk, id, 'approve')
    await takeReturn.inspect(clerk, id, order.variantId, quantity)
    return id
  }
  async function deliverProduct(fields: object, price = 100_000): Promise<CardOrder & Returned> {
    const product = await createProduct(shop.pool, { variants: [{ price, stock: 50 }] })
    const order = await pay(fields, product.id)
    await deliver(order)
    return { ...order, accessToken: order.token, variantId: product.variantIds[0] ?? 0 }
  }
  const creditedFor = async (id: string) => {
    const rows = await shop.pool<{ creditPiastres: number }[]>`
      select credit_piastres from book_documents where return_id = ${id}`
    return rows.map(({ creditPiastres }) => creditPiastres)
  }

  test.each([
    ['card', 'card', ''],
    ['wallet', 'card', ''],
    ['kiosk', 'wallet', 'VF-1'],
    ['bank_installments', 'card', ''],
    ['pay_later', 'card', ''],
  ])('of an order by %s has one note, with its units', async (payment_method, method, reference) => {
    const order = await deliverProduct({ payment_method })
    const id = await takeBack(order)
    expectDone(await takeReturn.refund(clerk, id, 900, method, reference))
    expect(await creditedFor(id)).toEqual([90_000])
    await expectBooks(order, [90_000], () => (method === 'card' ? heldFor(order) : heldFor(order) - 90_000))
  })

  test.each(['wallet', 'bank_installments', 'pay_later'])(
    'of an order by %s stands beside a part of it that went back without the return',
    async (payment_method) => {
      const order = await deliverProduct({ payment_method })
      expectDone(await refund(order, 100))
      const id = await takeBack(order)
      expectDone(await takeReturn.refund(clerk, id, 900, 'card', ''))
      await expectBooks(order, [10_000, 90_000], () => heldFor(order))
      expect(heldFor(order)).toBe(0)
    },
  )

  test('of an order with a deposit has one note for what goes to the card and what staff pay', async () => {
    const order = await deliverProduct({ ...(await refuseParcel(shop)), deposit: 247 }, 123_450)
    const id = await takeBack(order)
    expectDone(await takeReturn.refund(clerk, id, 1000))
    expect(await creditedFor(id)).toEqual([100_000])
    await expectBooks(order, [100_000], () => heldFor(order) + 123_450 - 24_700 - (100_000 - 24_700))
    expect(heldFor(order)).toBe(0)
  })

  test('gives back no more in the books than in money after a refund that never went back', async () => {
    const order = await deliverProduct({})
    await failRefund(() => refund(order, 300))
    const id = await takeBack(order)
    expectDone(await takeReturn.refund(clerk, id, 1000, 'card', ''))
    await expectBooks(order, [30_000, 70_000], () => heldFor(order))
    clerk = await enterAs(shop, 'admin')
    const { body } = await clerk.call('GET', `/returns/${id}/credit-note/`)
    expect(body).toMatchObject({ credit_note_number: expect.stringMatching(/^CN-/), total: { gross: 700 } })
  })

  test('takes nothing of money that came twice, whose own refund failed and is owed still', async () => {
    const product = await createProduct(shop.pool)
    const order = await shop.placeOrder(product.id)
    const second = await tryAgain(order)
    await shop.settle(second, 'paid')
    await failRefund(() => shop.settle(order, 'paid'))
    await deliver(order)
    const id = await takeBack({
      id: order.id,
      accessToken: order.token,
      variantId: product.variantIds[0] ?? 0,
    })
    expectDone(await takeReturn.refund(clerk, id, 1000, 'card', ''))
    await expectBooks(order, [100_000], () => heldFor(second))
    clerk = await enterAs(shop, 'admin')
    expect(heldFor(order)).toBe(100_000)
    expectDone(await refund(order, 1000, proof))
    expect((await clerk.call('GET', `/orders/${order.id}/`)).body).toMatchObject({ payment_status: 'refunded' })
    expect((await refund(order, 1, proof)).status).toBe(409)
  })

  test('has its own note beside another at the same time, of a cash order', async () => {
    const order = await deliverOrder(shop, clerk, { quantity: 2 })
    const ids = [await takeBack(order), await takeBack(order)]
    const answers = await Promise.all(ids.map((id, place) => takeReturn.refund(clerk, id, 400 + place)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await Promise.all(ids.map(creditedFor))).toEqual([[40_000], [40_100]])
    const notes = await notesOf(order)
    // The courier still has the cash: it is the shop's.
    await expectBooks(order, notes, () => 200_000 - 80_100)
  })
})

describe('at the same time', () => {
  test('several refunds have a note each, and no more than went back', async () => {
    const order = await payAndDeliver()
    const answers = await Promise.all([300, 300, 300, 300].map((amount) => refund(order, amount)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409])
    await expectBooks(order, [30_000, 30_000, 30_000], () => heldFor(order))
  })

  test('a refund that comes while the order is being delivered has its note', async () => {
    const [byStaff, there] = [await pay(), await pay()]
    await Promise.all([ship(byStaff), ship(there)])
    const deliverNow =
      ({ id }: CardOrder) =>
      (tx: Db) =>
        advanceOrder(tx, shop.deps, id, 'deliver')
    const requested = await whileHeld(shop.pool, deliverNow(byStaff), async () => {
      const call = refund(byStaff, 300)
      await waitForLockWaits(shop.pool, 1)
      return { call }
    })
    expectDone(await requested.call)
    await expectBooks(byStaff, [30_000], () => heldFor(byStaff))
    const child = await giveBackThere(there, 20_000)
    await whileHeld(shop.pool, deliverNow(there), async () => {
      await notify(shop.paymob, child)
      await waitForLockWaits(shop.pool, 1)
    })
    await shop.untilAsked()
    await expectBooks(there, [20_000], () => heldFor(there))
  })

  test('a delivery that comes while money is sent back has the note', async () => {
    const order = await pay()
    await ship(order)
    const request = {
      transactionId: String(await transactionOf(order)),
      amount: 30_000,
      reason: 'staff',
    } as const
    const [payment] = await shop.paymentsOf(order.id)
    const delivered = await whileHeld(
      shop.pool,
      (tx) => requestRefund(tx, shop.deps.payments, payment?.id as PaymentId, request),
      async () => {
        const step = advanceOrder(shop.pool, shop.deps, order.id, 'deliver')
        await waitForLockWaits(shop.pool, 1)
        return { step }
      },
    )
    await delivered.step
    await expectBooks(order, [30_000], () => heldFor(order))
  })
})

describe('the database', () => {
  const credit = (order: Pick<CardOrder, 'id'>, piastres: number, db: Db = shop.pool) =>
    db`insert into book_documents (kind, order_id, credit_piastres, due_at)
      values ('credit_note', ${order.id}, ${piastres}, ${shop.clock.now})`

  test('takes no notes above the invoice, and none without one', async () => {
    const [order, other] = [await payAndDeliver(), await pay()]
    await expect(credit(order, 100_001)).rejects.toThrow('exceeds what is left of the invoice')
    await expect(credit(other, 1)).rejects.toThrow('exceeds what is left of the invoice')
    await credit(order, 60_000)
    await expect(credit(order, 40_001)).rejects.toThrow('exceeds what is left of the invoice')
    const raised = shop.pool`update book_documents set credit_piastres = 100_001 where order_id = ${order.id} and kind = 'credit_note'`
    await expect(raised).rejects.toThrow('exceeds what is left of the invoice')
    await credit(order, 40_000)
  })

  test('counts a note that another transaction is writing', async () => {
    const order = await payAndDeliver()
    const held = await whileHeld(
      shop.pool,
      (tx) => credit(order, 60_000, tx),
      async () => {
        const second = credit(order, 60_000).catch(String)
        await waitForLockWaits(shop.pool, 1)
        return { second }
      },
    )
    expect(await held.second).toContain('exceeds what is left of the invoice')
  })
})
