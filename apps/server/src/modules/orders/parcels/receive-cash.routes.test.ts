import type { OrderId } from '@shop/contract'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nextPhone } from '../../../../test/accounts.ts'
import { type Member, openStaffedShop, type StaffedShop } from '../../../../test/back-office.ts'
import { type DeliveredOrder, deliverOrder, openReturn, takeReturn } from '../../../../test/returns.ts'

let shop: StaffedShop
beforeAll(async () => {
  shop = await openStaffedShop()
})
afterAll(() => shop.close())

/** What the courier owes for each order, in EGP. */
const due = 600
const deliver = (phone = nextPhone()) =>
  deliverOrder(shop, shop.clerk, { quantity: 1, variant: { price: 60_000 }, fields: { phone } })
const book = ({ id }: { id: OrderId }, amount: number, reason?: string, by: Member = shop.clerk) =>
  by.call('POST', `/orders/${id}/cash/`, { body: { amount, reason } })
const see = async ({ id }: { id: OrderId }) => (await shop.clerk.call('GET', `/orders/${id}/`)).body

const stored = ({ id }: DeliveredOrder) => shop.pool`
  select r.amount_piastres as came, o.written_off_piastres as missing,
    (select sum(amount_piastres)::bigint from staff_refunds where order_id = o.id and is_write_off) as spent,
    (select after from audit_entries where entity_id = o.id::text and action = 'cash_received') as audit
  from orders o left join cash_receipts r on r.order_id = o.id where o.id = ${id}`

describe('cash of which some is missing', () => {
  test('is booked with a reason, once; what is missing is written off', async () => {
    const order = await deliver()
    const calls = [shop.clerk, shop.admin, shop.clerk].map((by) => book(order, 550.5, ' Lost on the way ', by))
    expect((await Promise.all(calls)).map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const { staff_notes: notes, timeline, ...seen } = await see(order)
    expect(seen).toMatchObject({ payment_status: 'paid', awaits_cash: false, undo: null })
    expect(notes.at(-1).text).toBe('Lost on the way')
    expect(timeline.at(-1)).toMatchObject({ written_off: 49.5, refunded: null, status: null })
    const audit = { payment_status: 'paid', amount: 550.5, missing: 49.5 }
    expect(await stored(order)).toEqual([{ came: 55_050, missing: 4950, spent: 4950, audit }])
    const undone = await shop.clerk.call('POST', `/orders/${order.id}/undo/`, { body: { step: 'deliver' } })
    expect(undone.body.code).toBe('step_not_undoable')
  })

  test('is not booked by who may not refund, without a reason, or where more came than is due', async () => {
    const order = await deliver()
    expect((await book(order, 550, 'Lost on the way', shop.support)).status).toBe(403)
    const silent = await book(order, 550, '  ')
    expect(silent).toMatchObject({ status: 400, body: { errors: { reason: [expect.any(String)] } } })
    const high = await book(order, 600.01, 'A tip')
    expect(high).toMatchObject({ status: 409, body: { code: 'cash_too_high', details: { due } } })
    expect(high.body.errors.amount).toEqual([expect.stringContaining('EGP\u00a0600')])
    expect(await see(order)).toMatchObject({
      payment_status: 'collected',
      staff_notes: [{ text: 'Known to the shop' }],
    })
    expect(await stored(order)).toEqual([{ came: null, missing: 0, spent: null, audit: null }])
    expect((await book(order, due, '', shop.support)).status, 'all of it').toBe(200)
    expect(await stored(order)).toMatchObject([{ came: 60_000, missing: 0, spent: null }])
  })

  test('counts as received as far as it came, also when nothing did', async () => {
    const phone = nextPhone()
    const [some, none] = [await deliver(phone), await deliver(phone)]
    const customer = async () => (await shop.clerk.call('GET', `/customers/${encodeURIComponent(phone)}/`)).body
    expect(await customer()).toMatchObject({ received: 0, outstanding: 2 * due })
    const before = await readFigures()
    await book(some, 550.5, 'Lost on the way')
    expect((await book(none, 0, 'The courier is gone')).status).toBe(200)
    expect(await customer()).toMatchObject({ received: 550.5, outstanding: 0 })
    const file = await shop.clerk.call('GET', `/orders/export/?ids=${some.id},${none.id}&lang=en`)
    const rows: Record<string, string>[] = parse(String(file.body), { columns: true, bom: true })
    expect(rows.map((row) => row['Received (EGP)']).sort()).toEqual(['0.00', '550.50'])
    expect(await readFigures()).toEqual(before.map((amount) => amount + 550.5))
  })

  test('goes back to the shopper, who paid all of it: then the shop has less than nothing', async () => {
    const phone = nextPhone()
    const order = await deliver(phone)
    const before = await readFigures()
    await book(order, 100, 'Lost on the way')
    const id = await openReturn(shop, order)
    await takeReturn.decide(shop.clerk, id, 'approve')
    await takeReturn.inspect(shop.clerk, id, order.variantId, 1)
    expect((await takeReturn.refund(shop.clerk, id, due)).status).toBe(200)
    const { body } = await shop.clerk.call('GET', `/customers/${encodeURIComponent(phone)}/`)
    expect(body).toMatchObject({ received: -500, outstanding: 0 })
    expect(await readFigures()).toEqual(before.map((amount) => amount - 500))
  })

  test('is never more than the cash, nor written off of an order that is not paid', async () => {
    const order = await deliver()
    const giveUp = (amount: number) =>
      shop.pool`update orders set written_off_piastres = ${amount} where id = ${order.id}`
    await expect(giveUp(1)).rejects.toThrow('orders_written_off_check')
    await book(order, due)
    await expect(giveUp(60_001)).rejects.toThrow('orders_written_off_check')
  })
})

/** What the overview, its best sellers and the reports of today count as received. */
async function readFigures(): Promise<number[]> {
  const { body: overview } = await shop.clerk.call('GET', '/overview/')
  const day = overview.days.at(-1)
  const ofReports = await Promise.all(
    ['day', 'payment_method', 'product'].map(async (division) => {
      const { status, body } = await shop.clerk.call('GET', `/reports/${division}/?from=${day.day}&to=${day.day}`)
      expect(status, JSON.stringify(body)).toBe(200)
      return body.total.received_amount
    }),
  )
  return [overview.today.received_amount, day.received_amount, ...ofReports]
}
