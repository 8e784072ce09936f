import { randomUUID } from 'node:crypto'
import { dayInCairo } from '@shop/contract'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi } from '../../../../test/accounts.ts'
import { enterAs, type Member, placeOrder, takeStep, takeSteps } from '../../../../test/back-office.ts'
import { type CardShop, openCardShop } from '../../../../test/card-shop.ts'
import { createProduct } from '../../../../test/factories.ts'
import { type DeliveredOrder, deliverOrder, openReturn, takeReturn } from '../../../../test/returns.ts'
import { issueDocuments } from './issue-documents.service.ts'

let shop: CardShop
let clerk: Member
let accountant: Member
beforeAll(async () => {
  shop = await openCardShop()
  clerk = await enterAs(shop, 'orders')
  accountant = await enterAs(shop, 'accountant')
})
afterAll(() => shop.close())

const issue = () => issueDocuments({ db: shop.pool, readClock: () => shop.clock.now, taxAuthority: null })
/** A minute later nothing can be undone any more. */
async function issueLater(): Promise<void> {
  shop.clock.pass(1)
  await issue()
}
const invoiceOf = async ({ id }: Pick<DeliveredOrder, 'id'>) => (await clerk.call('GET', `/orders/${id}/invoice/`)).body
async function numbersOf(kind: string): Promise<number[]> {
  const rows = await shop.pool<{ number: number }[]>`
    select number from book_documents where kind = ${kind} and number is not null order by id`
  return rows.map(({ number }) => number).sort((one, other) => one - other)
}
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

/** Today, and the day on which the tests began: that may be over by now. */
const days = () =>
  `from=${dayInCairo(new Date(shop.clock.now.getTime() - 86_400_000))}&to=${dayInCairo(shop.clock.now)}`

async function readBooks(by = accountant, language = 'en', period = days()) {
  const { status, body } = await by.call('GET', `/books/export/?${period}&lang=${language}`)
  expect(status).toBe(200)
  return parse(String(body), { bom: true, columns: true }) as Record<string, string>[]
}
const piastresOf = (pounds: string | undefined) => Math.round(Number(pounds) * 100)

/** Staff take back some units and refund an amount in EGP. */
async function refundReturn(
  order: DeliveredOrder,
  units: number,
  amount: number,
  method = 'transfer',
): Promise<string> {
  const id = await openReturn(shop, order, { quantity: units })
  await takeReturn.decide(clerk, id, 'approve')
  await takeReturn.collect(clerk, id)
  await takeReturn.inspect(clerk, id, order.variantId, units)
  const { status, body } = await takeReturn.refund(clerk, id, amount, method)
  expect(status, JSON.stringify(body)).toBe(200)
  return id
}

describe('an invoice', () => {
  test('has its number after the delivery cannot be undone any more, once', async () => {
    const order = await deliverOrder(shop, clerk)
    await issue()
    expect(await invoiceOf(order)).toMatchObject({ invoice_number: null, invoice_day: null })
    await issueLater()
    const invoice = await invoiceOf(order)
    expect(invoice).toMatchObject({ number: order.number, invoice_number: 'INV-000001' })
    expect(invoice.invoice_day).toMatch(/^\d{4}-\d\d-\d\d$/)
    await issueLater()
    expect(await invoiceOf(order)).toEqual(invoice)
  })

  test('gets its number by a job of its delivery, as soon as that cannot be undone any more', async () => {
    const order = await deliverOrder(shop, clerk)
    shop.clock.pass(1)
    const moved = await shop.pool`
      update pgboss.job set start_after = now() where name = 'issue-documents' and start_after > now() + interval '10 seconds' returning id`
    expect(moved).not.toEqual([])
    await expect.poll(() => invoiceOf(order)).toMatchObject({ invoice_number: expect.stringMatching(/^INV-/) })
  })

  test('and its credit note name the seller as it was when they got their numbers', async () => {
    const admin = await enterAs(shop, 'admin')
    const settle = async (change: object) => {
      const { body } = await admin.call('GET', '/settings/')
      expect((await admin.call('PUT', '/settings/', { body: { ...body, ...change } })).status).toBe(200)
    }
    const then = { seller_address: '4 Industry Street, Giza', commercial_register: '12345', tax_card: '123-456-789' }
    await settle(then)
    const order = await deliverOrder(shop, clerk)
    await issueLater()
    expect(await invoiceOf(order)).toMatchObject(then)
    const now = { seller_address: null, commercial_register: '67890', tax_card: null }
    await settle(now)
    const id = await refundReturn(order, 1, 50)
    const readNote = async () => (await clerk.call('GET', `/returns/${id}/credit-note/`)).body
    expect(await readNote()).toMatchObject({ ...now, credit_note_number: null })
    await issueLater()
    await settle(then)
    expect(await readNote()).toMatchObject({ ...now, credit_note_number: expect.stringMatching(/^CN-/) })
    await settle(now)
    expect(await invoiceOf(order)).toMatchObject(then)
    const { body } = await callApi(shop.app, 'GET', `/api/orders/${order.id}/?access_token=${order.accessToken}`)
    expect(body.invoice).toMatchObject(then)
  })

  test('is shown to its shopper, by the order and by its signed link, and to nobody else', async () => {
    const order = await deliverOrder(shop, clerk)
    const read = (query: string) => callApi(shop.app, 'GET', `/api/orders/${order.id}/${query}`)
    const own = `?access_token=${order.accessToken}`
    expect((await read(own)).body.invoice).toBeNull()
    await issueLater()
    const { body } = await read(own)
    const { invoice_number } = await invoiceOf(order)
    expect(body.invoice).toMatchObject({ number: invoice_number, seller: 'Nawwar' })
    expect(Math.round((body.invoice.net + body.invoice.vat) * 100)).toBe(Math.round(body.total * 100))
    const link = /\/o\/([\w-]+)/.exec(
      (await shop.messages()).findLast((text) => text.includes(order.number)) ?? '',
    )?.[1]
    expect((await callApi(shop.app, 'GET', `/api/order-links/${link}/`)).body.invoice).toEqual(body.invoice)
    expect((await read('')).status).toBe(404)
  })

  test('is none for a delivery that was undone, and one when the order is delivered again', async () => {
    const before = await numbersOf('invoice')
    const order = await deliverOrder(shop, clerk)
    expect((await clerk.call('POST', `/orders/${order.id}/undo/`, { body: { step: 'deliver' } })).status).toBe(200)
    await issueLater()
    expect(await numbersOf('invoice')).toEqual(before)
    await takeSteps(clerk, order.id, ['deliver', 'in_transit'])
    await issueLater()
    expect(await numbersOf('invoice')).toEqual([...before, before.length + 1])
  })

  test('is none for a parcel that was refused at the door, and for a cancelled order', async () => {
    const before = await numbersOf('invoice')
    const product = await createProduct(shop.pool)
    const refused = await placeOrder(shop, { productId: product.id })
    await takeSteps(
      clerk,
      refused.id,
      ['ship', 'processing'],
      ['turn_back', 'in_transit'],
      ['receive_back', 'returning'],
    )
    const cancelled = await placeOrder(shop, { productId: product.id })
    await takeStep(clerk, cancelled.id, 'cancel', 'processing')
    await issueLater()
    expect(await numbersOf('invoice')).toEqual(before)
  })

  test('numbers have no gaps: of many processes at once, and although one of them fails', async () => {
    const before = (await numbersOf('invoice')).length
    const product = await createProduct(shop.pool, { variants: [{ stock: 100 }] })
    const orders = await Promise.all(Array.from({ length: 12 }, () => placeOrder(shop, { productId: product.id })))
    await Promise.all(orders.map(({ id }) => takeSteps(clerk, id, ['ship', 'processing'], ['deliver', 'in_transit'])))
    const [last] = await shop.pool<{ id: number }[]>`
      select id from book_documents where number is null order by due_at desc, id desc limit 1`
    // Its lines are there already, so that its insert fails.
    await shop.pool`
      insert into book_lines (document_id, place, name_en, name_ar, quantity, vat_rate_bp, net_piastres, vat_piastres)
      values (${last?.id ?? 0}, 1, 'x', 'x', 1, 1400, 0, 0)`
    shop.clock.pass(1)
    await expect(issue()).rejects.toThrow('book_lines')
    expect(await numbersOf('invoice')).toHaveLength(before)
    await shop.pool.begin(async (tx) => {
      await tx`alter table book_lines disable trigger book_lines_written_once`
      await tx`delete from book_lines where document_id = ${last?.id ?? 0}`
      await tx`alter table book_lines enable trigger book_lines_written_once`
    })
    await Promise.all([issue(), issue(), issue(), issue()])
    expect(await numbersOf('invoice')).toEqual(upTo(before + 12))
  })

  test('has lines that add up to what the order cost, with the VAT in it', async () => {
    const order = await deliverOrder(shop, clerk, { quantity: 3, variant: { price: 3333 } })
    await issueLater()
    const rows = (await readBooks()).filter(({ Order }) => Order === order.number)
    expect(rows.map(({ Document, Item, Units }) => [Document, Item, Units])).toEqual([
      ['Invoice', expect.any(String), '3'],
      ['Invoice', 'Delivery', '1'],
    ])
    const { body } = await clerk.call('GET', `/orders/${order.id}/`)
    const gross = rows.reduce((sum, row) => sum + piastresOf(row['Gross (EGP)']), 0)
    expect(gross).toBe(Math.round(body.total * 100))
    for (const row of rows)
      expect(piastresOf(row['Net (EGP)']) + piastresOf(row['VAT (EGP)'])).toBe(piastresOf(row['Gross (EGP)']))
  })
})

describe('a credit note', () => {
  test('is written for a refunded return, after its invoice, by line and with negative amounts', async () => {
    const order = await deliverOrder(shop, clerk, { quantity: 3, variant: { price: 10_000 } })
    const id = await refundReturn(order, 2, 210.33)
    await issueLater()
    const note = (await clerk.call('GET', `/returns/${id}/credit-note/`)).body
    expect(note.credit_note_number).toBe(`CN-${String((await numbersOf('credit_note')).length).padStart(6, '0')}`)
    expect(note.invoice_number).toBe((await invoiceOf(order)).invoice_number)
    const rows = (await readBooks()).filter(({ Number: number }) => number === note.credit_note_number)
    expect(rows.map((row) => [row.Document, row.Invoice, row.Units, row['Gross (EGP)']])).toEqual([
      ['Credit note', note.invoice_number, '2', '-200'],
      ['Credit note', note.invoice_number, '1', '-10.33'],
    ])
  })

  test('is written for a refund to the card without a return, as a reduction of the price', async () => {
    const product = await createProduct(shop.pool)
    const order = await shop.placeOrder(product.id)
    await shop.settle(order, 'paid')
    await takeSteps(clerk, order.id, ['ship', 'processing'], ['deliver', 'in_transit'])
    const body = { payment_id: order.paymentId, amount: 5.7, note: '' }
    const key = randomUUID()
    for (let repeated = 0; repeated < 2; repeated += 1)
      await clerk.call('POST', `/orders/${order.id}/refunds/`, { body, headers: { 'idempotency-key': key } })
    await issueLater()
    const { invoice_number } = await invoiceOf(order)
    const rows = (await readBooks()).filter((row) => row.Invoice === invoice_number && row.Document === 'Credit note')
    expect(rows).toMatchObject([
      { Item: 'Reduction of the price', 'Net (EGP)': '-5', 'VAT (EGP)': '-0.7', 'Gross (EGP)': '-5.7' },
    ])
  })

  test('waits for its invoice, so a note never names one that does not exist', async () => {
    const order = await deliverOrder(shop, clerk)
    await refundReturn(order, 1, 10)
    await issue()
    expect((await invoiceOf(order)).invoice_number).toBeNull()
    const rows = () => shop.pool`
      select number is not null as is_issued from book_documents where order_id = ${order.id} order by kind`
    expect([...(await rows())]).toEqual([{ isIssued: false }, { isIssued: false }])
    await issueLater()
    expect([...(await rows())]).toEqual([{ isIssued: true }, { isIssued: true }])
  })
})

describe('the books', () => {
  test('are written once: the database refuses every change', async () => {
    const statements = [
      "update book_documents set credit_piastres = 1 where number = 1 and kind = 'credit_note'",
      "delete from book_documents where number = 1 and kind = 'invoice'",
      'update book_lines set net_piastres = net_piastres + 1',
      'delete from book_lines',
    ]
    for (const statement of statements)
      await expect(shop.pool.unsafe(statement), statement).rejects.toThrow('written once')
  })

  test('have no entry of which a number is missing, or is there twice', async () => {
    for (const kind of ['invoice', 'credit_note']) {
      const numbers = await numbersOf(kind)
      expect(numbers).toEqual(upTo(numbers.length))
    }
  })

  test('have sums that are those of the file, to the piastre', async () => {
    const { status, body } = await accountant.call('GET', `/books/sums/?${days()}`)
    expect(status, JSON.stringify(body)).toBe(200)
    const rows = await readBooks()
    const sumOf = (documents: string[]) => {
      const some = rows.filter(({ Document = '' }) => documents.includes(Document))
      const sum = (column: string) => some.reduce((total, row) => total + piastresOf(row[column]), 0) / 100
      const numbers = new Set(some.map((row) => row.Number))
      return { documents: numbers.size, net: sum('Net (EGP)'), vat: sum('VAT (EGP)'), gross: sum('Gross (EGP)') }
    }
    expect(body).toEqual({
      invoices: sumOf(['Invoice']),
      credit_notes: sumOf(['Credit note']),
      total: sumOf(['Invoice', 'Credit note']),
    })
    expect(body.credit_notes.gross).toBeLessThan(0)
    const none = { documents: 0, net: 0, vat: 0, gross: 0 }
    const empty = await accountant.call('GET', '/books/sums/?from=2020-01-01&to=2020-01-31')
    expect(empty.body).toEqual({ invoices: none, credit_notes: none, total: none })
  })

  test('are a file in the language of the request', async () => {
    const [row] = await readBooks(accountant, 'ar')
    expect(row).toMatchObject({ المستند: 'فاتورة', الرقم: 'INV-000001' })
  })

  test('leave an entry in the audit log when they are saved', async () => {
    await accountant.call('GET', '/books/export/?from=2020-01-01&to=2020-01-31')
    const [entry] = await shop.pool`
      select actor_id, action, entity_id, after from audit_entries where action = 'exported' order by id desc limit 1`
    const after = { from: '2020-01-01', to: '2020-01-31' }
    expect(entry).toEqual({ actorId: accountant.id, action: 'exported', entityId: 'books', after })
  })

  test('are for those who work with money, and of a period that exists', async () => {
    const query = '?from=2026-11-01&to=2026-11-30'
    for (const role of ['warehouse', 'catalogue', 'support'] as const) {
      const member = await enterAs(shop, role)
      for (const what of ['export', 'sums'])
        expect((await member.call('GET', `/books/${what}/${query}`)).status).toBe(403)
    }
    expect((await accountant.call('GET', '/books/export/?from=2026-11-30&to=2026-11-01')).status).toBe(400)
    expect(String((await accountant.call('GET', '/books/export/?from=2020-01-01&to=2020-01-31')).body)).not.toContain(
      'INV-',
    )
  })

  test('have a document of half past midnight in Cairo, which is the day before in UTC, on its day of Cairo', async () => {
    const year = shop.clock.now.getUTCFullYear() + 1
    shop.clock.now = new Date(Date.UTC(year, 0, 15, 22, 30))
    // The logins of the others are over.
    clerk = await enterAs(shop, 'orders')
    accountant = await enterAs(shop, 'accountant')
    const order = await deliverOrder(shop, clerk)
    await issueLater()
    const [before, day] = [`${year}-01-15`, `${year}-01-16`]
    const invoice = await invoiceOf(order)
    expect(invoice.invoice_day).toBe(day)
    const rows = await readBooks(accountant, 'en', `from=${day}&to=${day}`)
    expect(rows).toMatchObject([{ Number: invoice.invoice_number, 'Day (Cairo)': day }])
    expect(await readBooks(accountant, 'en', `from=${before}&to=${before}`)).toEqual([])
    const documentsOn = async (on: string) =>
      (await accountant.call('GET', `/books/sums/?from=${on}&to=${on}`)).body.total.documents
    expect([await documentsOn(before), await documentsOn(day)]).toEqual([0, 1])
  })
})
