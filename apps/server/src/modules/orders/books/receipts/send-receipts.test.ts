import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi, createUser, signIn } from '../../../../../test/accounts.ts'
import { openTestShop, type TestShop, withoutLimits } from '../../../../../test/app.ts'
import { enterAs, type Member } from '../../../../../test/back-office.ts'
import { createClock, day, hour } from '../../../../../test/clock.ts'
import { type FakeEta, startEta } from '../../../../../test/fakes/eta.ts'
import { impatient } from '../../../../../test/impatient.ts'
import { type DeliveredOrder, deliverOrder, openReturn, takeReturn } from '../../../../../test/returns.ts'
import { createTaxAuthority, type TaxAuthority } from '../../../tax-authority/index.ts'
import { issueDocuments } from '../issue-documents.service.ts'
import { getReceiptProblems } from './receipt-problems.service.ts'
import { sendReceipts } from './send-receipts.service.ts'
import { writeReceipt } from './write-receipt.service.ts'

/** The clock of the shop stands still, so that only the test takes what is due; its own is ahead. */
const opened = new Date()
const clock = createClock(new Date(opened.getTime() + 60_000))

let shop: TestShop
let eta: FakeEta
let clerk: Member
let accountant: Member
let authority: TaxAuthority
beforeAll(async () => {
  eta = await startEta()
  const config = { ...withoutLimits, taxReceipts: eta.settings, logLevel: 'silent' as const }
  shop = await openTestShop({ connections: 8, readClock: () => opened, config })
  clerk = await enterAs(shop, 'orders')
  accountant = await enterAs(shop, 'accountant')
  authority = createTaxAuthority(eta.settings)
  // Logs in, so that the next call is the one that is meant.
  expect(await authority.inquire('0'.repeat(64))).toBeNull()
})
afterAll(async () => {
  await shop.close()
  await eta.stop()
})

const at = (taxAuthority: TaxAuthority | null = authority) => ({
  db: shop.pool,
  readClock: () => clock.now,
  taxAuthority,
})
/** Half an hour later: every pause of the first tries is over. */
const sendLater = () => {
  clock.pass(30)
  return sendReceipts(at())
}
type Row = Record<'uuid' | 'previousUuid' | 'status' | 'error' | 'body', string> & { tries: number }
const receiptsOf = async ({ id }: Pick<DeliveredOrder, 'id'>) => [
  ...(await shop.pool<Row[]>`
    select r.* from tax_receipts r join book_documents d on d.id = r.document_id where d.order_id = ${id} order by r.id`),
]
const receiptOf = async (order: Pick<DeliveredOrder, 'id'>) => (await receiptsOf(order))[0] ?? expect.fail('no receipt')
/** A delivered order whose invoice has its number and receipt. */
async function sell(): Promise<DeliveredOrder> {
  const order = await deliverOrder(shop, clerk)
  await issueDocuments(at())
  return order
}
const copiesOf = (uuid: string) => eta.taken.filter((one) => one.uuid === uuid)
const invoiceOf = async ({ id }: DeliveredOrder) => (await clerk.call('GET', `/orders/${id}/invoice/`)).body
const problems = async () => (await accountant.call('GET', '/books/receipts/')).body

describe('a receipt', () => {
  test('is written with the number of its invoice, sent, judged, and then shown to all who see the invoice', async () => {
    const order = await sell()
    const written = await receiptOf(order)
    expect(written).toMatchObject({ status: 'due', tries: 0, previousUuid: '' })
    expect((await invoiceOf(order)).receipt).toBeNull()
    await sendReceipts(at())
    expect(await receiptOf(order)).toMatchObject({ status: 'accepted', error: null, body: written.body })
    expect(copiesOf(written.uuid)).toMatchObject([{ status: 'Valid' }])
    const { receipt, invoice_number } = await invoiceOf(order)
    expect(receipt).toEqual({
      uuid: written.uuid,
      url: expect.stringContaining(`/receipts/search/${written.uuid}/share/`),
    })
    const own = await callApi(shop.app, 'GET', `/api/orders/${order.id}/?access_token=${order.accessToken}`)
    expect(own.body.invoice.receipt).toEqual(receipt)
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' }).format(clock.now)
    const { body } = await accountant.call('GET', `/books/export/?from=${today}&to=${today}&lang=en`)
    const rows = parse(String(body), { bom: true, columns: true }) as Record<string, string>[]
    expect(rows.find((row) => row.Number === invoice_number)).toMatchObject({ 'Electronic receipt': written.uuid })
  })

  test('names the one before it, also when two processes issue at once, and many go in one submission', async () => {
    const [last] = await shop.pool<{ uuid: string }[]>`select uuid from tax_receipts order by id desc limit 1`
    const orders: DeliveredOrder[] = []
    while (orders.length < 4) orders.push(await deliverOrder(shop, clerk))
    await Promise.all([issueDocuments(at()), issueDocuments(at())])
    const rows = (await Promise.all(orders.map(receiptOf))).map(({ uuid, previousUuid }) => [previousUuid, uuid])
    const next = new Map(rows as [string, string][])
    const chain = [last?.uuid ?? '']
    while (next.has(chain.at(-1) ?? '')) chain.push(next.get(chain.at(-1) ?? '') ?? '')
    expect(chain).toHaveLength(5)
    const before = eta.countCalls('/api/v1/receiptsubmissions') - eta.countCalls('/details')
    await Promise.all([sendReceipts(at()), sendReceipts(at())])
    expect(eta.countCalls('/api/v1/receiptsubmissions') - eta.countCalls('/details') - before).toBe(1)
    for (const order of orders) expect((await receiptOf(order)).status).toBe('accepted')
  })

  test('is the only one to name the one before it, whatever is written at the same time', async () => {
    const orders: DeliveredOrder[] = []
    while (orders.length < 6) orders.push(await deliverOrder(shop, clerk))
    await issueDocuments(at(null))
    const documents = await shop.pool<{ id: number }[]>`
      select id from book_documents where order_id = any (${orders.map(({ id }) => id)}::uuid[])`
    const write = ({ id }: { id: number }) => shop.pool.begin((tx) => writeReceipt(tx, authority, id, clock.now))
    await Promise.all(documents.map(write))
    const names = (await Promise.all(orders.map(receiptOf))).map(({ previousUuid }) => previousUuid)
    expect(new Set(names).size).toBe(6)
    await sendReceipts(at())
    for (const order of orders) expect((await receiptOf(order)).status).toBe('accepted')
  })

  test('of a credit note is a return receipt that names that of the sale', async () => {
    const order = await sell()
    const id = await openReturn(shop, order, { quantity: 1 })
    await takeReturn.decide(clerk, id, 'approve')
    await takeReturn.collect(clerk, id)
    await takeReturn.inspect(clerk, id, order.variantId, 1)
    expect((await takeReturn.refund(clerk, id, 50)).status).toBe(200)
    await issueDocuments(at())
    await sendLater()
    const [sale, back] = await receiptsOf(order)
    expect(JSON.parse(back?.body ?? '')).toMatchObject({
      documentType: { receiptType: 'r' },
      header: { referenceUUID: sale?.uuid, receiptNumber: expect.stringMatching(/^CN-/) },
      totalAmount: 50,
    })
    expect(back?.status).toBe('accepted')
  })

  test('is neither written nor sent without the settings, and a later credit note of such an invoice has none either', async () => {
    const order = await deliverOrder(shop, clerk)
    await issueDocuments(at(null))
    await sendReceipts(at(null))
    expect((await invoiceOf(order)).invoice_number).toMatch(/^INV-/)
    const id = await openReturn(shop, order, { quantity: 1 })
    await takeReturn.decide(clerk, id, 'approve')
    await takeReturn.collect(clerk, id)
    await takeReturn.inspect(clerk, id, order.variantId, 1)
    await takeReturn.refund(clerk, id, 50)
    await issueDocuments(at())
    expect(await receiptsOf(order)).toEqual([])
  })
})

describe('on a bad day of the authority', () => {
  test.each([
    ['broken', 'http 502'],
    ['busy', 'http 429'],
    ['redirect', 'no answer'],
    ['cut', 'no answer'],
    ['garbage', 'http 200'],
    ['twice', 'http 422: Duplicate submission'],
  ])('%s, a receipt waits for its next try, longer each time', async (behaviour, reason) => {
    const order = await sell()
    eta.behaveAs(behaviour)
    await sendReceipts(at())
    expect(await receiptOf(order)).toMatchObject({ status: 'due', tries: 1, error: reason })
    clock.pass(1)
    await sendReceipts(at())
    expect((await receiptOf(order)).tries).toBe(1)
    clock.pass(1.1)
    // The question whether the authority has it.
    eta.behaveAs(behaviour === 'twice' ? 'broken' : behaviour)
    await sendReceipts(at())
    expect((await receiptOf(order)).tries).toBe(2)
    clock.pass(2.2)
    await sendReceipts(at())
    expect((await receiptOf(order)).tries).toBe(2)
    await sendLater()
    const { status, uuid } = await receiptOf(order)
    expect(status).toBe('accepted')
    expect(copiesOf(uuid)).toHaveLength(1)
  })

  test('a receipt waits for those before it, which it names', async () => {
    const first = await sell()
    eta.behaveAs('broken')
    await sendReceipts(at())
    const second = await sell()
    await sendReceipts(at())
    expect(await receiptOf(second)).toMatchObject({ status: 'due', tries: 0 })
    await sendLater()
    for (const order of [first, second]) expect((await receiptOf(order)).status).toBe('accepted')
  })

  test('silent, it is given up in time', async () => {
    const order = await sell()
    eta.behaveAs('accept', 'silent')
    await sendReceipts(at(createTaxAuthority({ ...eta.settings, timeoutMs: impatient(500) })))
    eta.forgive()
    expect(await receiptOf(order)).toMatchObject({ status: 'due', error: 'no answer' })
    await sendLater()
    expect((await receiptOf(order)).status).toBe('accepted')
  })

  test('a receipt that it took is not sent twice, though its answer was lost', async () => {
    const order = await sell()
    eta.behaveAs('lost')
    await sendReceipts(at())
    const { uuid } = await receiptOf(order)
    expect([(await receiptOf(order)).status, copiesOf(uuid).length]).toEqual(['due', 1])
    await sendLater()
    expect([(await receiptOf(order)).status, copiesOf(uuid).length]).toEqual(['accepted', 1])
  })

  test('a receipt that it took and has not judged is waited for', async () => {
    const order = await sell()
    eta.isJudging = false
    eta.behaveAs('lost')
    await sendReceipts(at())
    await sendLater()
    const { uuid } = await receiptOf(order)
    expect([(await receiptOf(order)).status, copiesOf(uuid).length]).toEqual(['due', 1])
    eta.isJudging = true
    await sendLater()
    expect([(await receiptOf(order)).status, copiesOf(uuid).length]).toEqual(['accepted', 1])
  })

  test('a second copy that it judges as not valid does not count', async () => {
    const order = await sell()
    eta.behaveAs('lost')
    await sendReceipts(at())
    eta.behaveAs('blind')
    await sendLater()
    const { uuid, status } = await receiptOf(order)
    expect(copiesOf(uuid).map((copy) => copy.status)).toEqual(['Valid', 'Invalid'])
    expect(status).toBe('accepted')
  })

  test('a process that is killed between sending and the answer sends nothing twice, and loses nothing', async () => {
    const order = await sell()
    const { uuid } = await receiptOf(order)
    eta.behaveAs('accept', 'stuck')
    const file = fileURLToPath(new URL('../../../../../test/receipt-process.ts', import.meta.url))
    const child = spawn(process.execPath, [file, shop.url, JSON.stringify(eta.settings), clock.now.toISOString()], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await expect.poll(() => copiesOf(uuid), { timeout: 30_000 }).toHaveLength(1)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect((await receiptOf(order)).status).toBe('due')
    // The token of the process that died is the newest; this one's is refused.
    await sendLater()
    expect((await receiptOf(order)).status).toBe('accepted')
    expect(copiesOf(uuid)).toHaveLength(1)
  })

  test('an old token is renewed, and a refused login is a failed try that names no secret', async () => {
    const order = await sell()
    eta.behaveAs('expired', 'forbid')
    await sendReceipts(at())
    const { error, status } = await receiptOf(order)
    expect([status, error]).toEqual(['due', 'login: http 400: invalid_presharedkey'])
    const logins = eta.countCalls('/connect/token')
    eta.behaveAs('accept', 'expired')
    await sendLater()
    expect((await receiptOf(order)).status).toBe('accepted')
    expect(eta.countCalls('/connect/token')).toBe(logins + 2)
  })
})

describe('a receipt that is not accepted', () => {
  test.each(['reject', 'refuse'])(
    'because the authority would %s it keeps the reason, and is taken when staff send it again',
    async (behaviour) => {
      const order = await sell()
      eta.behaveAs(behaviour)
      await sendReceipts(at())
      const { status, error, uuid } = await receiptOf(order)
      expect(status).toBe('rejected')
      expect(error).toMatch(
        behaviour === 'reject' ? /Validation error · The item code is not registered/ : /Bad structure/,
      )
      const { invoice_number } = await invoiceOf(order)
      expect(await problems()).toEqual({
        count: 1,
        results: [{ order_id: order.id, document: invoice_number, is_rejected: true, reason: error }],
      })
      await sendLater()
      expect((await receiptOf(order)).status).toBe('rejected')
      expect((await accountant.call('POST', '/books/receipts/renewals/')).body).toEqual({ count: 0, results: [] })
      await sendLater()
      expect(await receiptOf(order)).toMatchObject({ status: 'accepted', error: null, uuid })
    },
  )

  test('by its judgement names the one that it replaces, and those after it stay as they are', async () => {
    eta.isRegistered = false
    const order = await sell()
    await sendReceipts(at())
    const invalid = await receiptOf(order)
    expect(invalid).toMatchObject({ status: 'rejected', error: expect.stringContaining('not registered') })
    const next = await sell()
    eta.isRegistered = true
    await accountant.call('POST', '/books/receipts/renewals/')
    await sendLater()
    const valid = await receiptOf(order)
    expect(valid).toMatchObject({ status: 'accepted', previousUuid: invalid.previousUuid })
    expect(JSON.parse(valid.body).header.referenceOldUUID).toBe(invalid.uuid)
    expect(await receiptOf(next)).toMatchObject({ status: 'accepted', previousUuid: invalid.uuid })
  })

  test('does not hold up others that are sent with it', async () => {
    const [good, bad] = [await sell(), await sell()]
    eta.behaveAs('refuse', 'accept', 'refuse')
    await sendReceipts(at())
    expect([(await receiptOf(good)).status, (await receiptOf(bad)).status]).toEqual(['accepted', 'rejected'])
    const after = await sell()
    await sendReceipts(at())
    // What is before it in the chain never came.
    expect((await receiptOf(after)).error).toContain('The previous receipt is unknown')
    await accountant.call('POST', '/books/receipts/renewals/')
    await sendLater()
    expect([(await receiptOf(bad)).status, (await receiptOf(after)).status]).toEqual(['accepted', 'accepted'])
  })

  test('within 24 hours is late, which staff who work with money see', async () => {
    const order = await sell()
    eta.behaveAs('broken')
    await sendReceipts(at())
    const read = (now: Date) => getReceiptProblems({ db: shop.pool, readClock: () => now })
    const issued = clock.now.getTime()
    expect((await read(new Date(issued + (day - hour) * 60_000))).count).toBe(0)
    expect(await read(new Date(issued + day * 60_000))).toMatchObject({
      count: 1,
      results: [{ order_id: order.id, is_rejected: false, reason: 'http 502' }],
    })
    for (const role of ['warehouse', 'catalogue'] as const) {
      const member = await enterAs(shop, role)
      expect((await member.call('GET', '/books/receipts/')).status).toBe(403)
      expect((await member.call('POST', '/books/receipts/renewals/')).status).toBe(403)
    }
    await sendLater()
  })

  test('because it names no buyer from EGP 150,000 on, is shown to staff, who make an invoice in the portal', async () => {
    const { access: token } = await signIn(shop.app, await createUser(shop.pool))
    const order = await deliverOrder(shop, clerk, { quantity: 1, variant: { price: 15_000_000 }, token })
    await issueDocuments(at())
    await sendReceipts(at())
    expect(await problems()).toMatchObject({
      count: 1,
      results: [{ order_id: order.id, is_rejected: true, reason: expect.stringContaining('buyer') }],
    })
  })
})
