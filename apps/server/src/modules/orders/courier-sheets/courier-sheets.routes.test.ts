import type { OrderId } from '@shop/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nextPhone } from '../../../../test/accounts.ts'
import {
  enterAs,
  type Member,
  openStaffedShop,
  placeOrder,
  type StaffedShop,
  takeStep,
} from '../../../../test/back-office.ts'
import { createProduct } from '../../../../test/factories.ts'
import { waitForLockWaits, whileHeld } from '../../../../test/lock-waits.ts'
import type { Db } from '../../../database/client.ts'

let shop: StaffedShop
let productId: number
beforeAll(async () => {
  shop = await openStaffedShop()
  productId = (await createProduct(shop.pool, { variants: [{ stock: 500, price: 60_000 }] })).id
})
afterAll(() => shop.close())

/** The total of each order: 600 EGP, delivered free. */
const total = 600
type Sent = { id: OrderId; number: string }

async function send(fields: object = {}): Promise<Sent> {
  const { id, number } = await placeOrder(shop, { productId, fields })
  await takeStep(shop.clerk, id, 'ship', 'processing')
  return { id, number }
}
const upload = (csv: string, fields: object = {}, by: Member = shop.clerk) =>
  by.call('POST', '/courier-sheets/', { body: { csv, ...fields } })
const apply = (csv: string, by?: Member) => upload(csv, { is_applied: true }, by)
const see = async ({ id }: Sent) => (await shop.clerk.call('GET', `/orders/${id}/`)).body
const sheet = (...rows: string[]) => ['order,status,amount,next_day', ...rows].join('\n')

describe('a sheet of a courier', () => {
  test('is looked at first, and applied on demand: delivered, paid, failed and refused parcels', async () => {
    const [paid, owing, failed, refused] = [await send(), await send(), await send(), await send()]
    const csv = sheet(
      `${paid.number},delivered,600`,
      `${owing.number},delivered,`,
      `${failed.number},no_answer,,2199-01-01`,
      `${refused.number},refused,0`,
    )
    const preview = (await upload(csv)).body
    expect(preview).toMatchObject({ is_applied: false, amount: total, expected: 4 * total })
    expect(preview.rows.map((row: { action: string }) => row.action)).toEqual([
      'deliver_and_receive',
      'deliver',
      'attempt',
      'turn_back',
    ])
    expect((await see(paid)).status).toBe('in_transit')
    expect((await apply(csv)).body.rows.map((row: { problem: string }) => row.problem)).toEqual([
      null,
      null,
      null,
      null,
    ])
    expect(await see(paid)).toMatchObject({ status: 'delivered', payment_status: 'paid' })
    expect(await see(owing)).toMatchObject({ status: 'delivered', payment_status: 'collected' })
    expect(await see(failed)).toMatchObject({ status: 'in_transit', attempts: 1 })
    expect(await see(refused)).toMatchObject({ status: 'returning', payment_status: 'unpaid' })
  })

  test('books no money twice: neither in one sheet, nor by a second upload, nor by two at the same time', async () => {
    const orders = [await send(), await send(), await send()]
    const twice = sheet(`${orders[0]?.number},delivered,600`, `${orders[0]?.number},delivered,600`)
    expect((await apply(twice)).body.rows).toMatchObject([{ problem: null }, { problem: 'order_twice' }])
    expect((await apply(twice)).body.rows[0]).toMatchObject({ action: null, problem: 'already_received' })
    const csv = sheet(...orders.slice(1).map(({ number }) => `${number},delivered,600`))
    const answers = await Promise.all([apply(csv), apply(csv)])
    const right = answers
      .flatMap(({ body }) => body.rows)
      .filter(({ problem }: { problem: unknown }) => problem === null)
    expect(right).toHaveLength(2)
    for (const order of orders) {
      const [row] = await shop.pool<{ count: number }[]>`
        select count(*) from audit_entries where entity_id = ${order.id} and action in ('delivered', 'cash_received')`
      expect(row?.count).toBe(1)
    }
  })

  test('records a failed attempt once, also when the next one would be the last', async () => {
    const failed = await send()
    const sheetOf = (day: string) => sheet(`${failed.number},no_answer,,${day}`)
    const applied = async (csv: string) => (await apply(csv)).body.rows
    const [first, second] = [sheetOf('2199-01-01'), sheetOf('2199-01-02')]
    expect(await applied(first)).toMatchObject([{ action: 'attempt', problem: null }])
    for (const csv of [first, first]) expect(await applied(csv)).toMatchObject([{ action: 'nothing', problem: null }])
    expect(await see(failed)).toMatchObject({ status: 'in_transit', attempts: 1 })
    expect(await applied(second)).toMatchObject([{ action: 'attempt', problem: null }])
    for (const csv of [first, second]) expect(await applied(csv)).toMatchObject([{ action: 'nothing', problem: null }])
    expect(await see(failed)).toMatchObject({ status: 'in_transit', attempts: 2 })
  })

  test('a settlement books the cash of delivered orders, in either language', async () => {
    const [one, other] = [await send(), await send()]
    await apply(sheet(`${one.number},delivered,`, `${other.number},delivered,`))
    const csv = `رقم الطلب;المبلغ\n${one.number};٦٠٠\n${other.number};599.99`
    expect((await apply(csv)).body.rows).toMatchObject([
      { action: 'receive', problem: null, amount: 600, expected: 600 },
      { action: null, problem: 'amount_differs', amount: 599.99, expected: 600 },
    ])
    expect(await see(one)).toMatchObject({ payment_status: 'paid' })
    expect(await see(other)).toMatchObject({ payment_status: 'collected' })
  })

  test('is read as spreadsheets leave it', async () => {
    const [one, other, third] = [await send(), await send(), await send()]
    const csv = [
      '\ufeff"sep=;"',
      '\u200forder;status;"amount\u00a0";next_day',
      `\u200f${one.number.replace('-', '\u2011')}\u200f;\u200fdelivered;\u202a600.00\u202c;`,
      `="${other.number}";Delivered;"599,999";`,
      `${third.number};no_answer;;31/12/2199`,
    ].join('\r\n')
    expect((await upload(csv)).body.rows).toMatchObject([
      { line: 3, action: 'deliver_and_receive', amount: 600 },
      { line: 4, problem: 'amount_differs' },
      { line: 5, action: 'attempt' },
    ])
    const dusty = sheet(`${other.number},delivered,600.0000000000001`)
    expect((await upload(dusty)).body.rows).toMatchObject([{ action: 'deliver_and_receive', amount: 600 }])
  })

  test.each([
    ['{},delivered,#N/A', 'amount_wrong'],
    ['{},delivered,6E+02', 'amount_wrong'],
    ['{},delivered,60000%', 'amount_wrong'],
    ['6.22E+12,delivered,600', 'order_unknown'],
    ['{},#N/A,600', 'status_unknown'],
    ['{},no_answer,,01/02/2199', 'day_needed'],
    ['NW-999999,delivered,600', 'order_unknown'],
    ['nonsense,delivered,600', 'order_unknown'],
    ['{},vanished,', 'status_unknown'],
    ['{},delivered,six', 'amount_wrong'],
    ['{},delivered,-600', 'amount_wrong'],
    ['{},delivered,600.001', 'amount_wrong'],
    ['{},delivered,500', 'amount_differs'],
    ['{},refused,600', 'amount_unexpected'],
    ['{},,600', 'not_delivered'],
    ['{},no_answer,', 'day_needed'],
    ['{},no_answer,,2020-01-01', 'day_needed'],
    ['{},no_answer,,2020-13-45', 'day_needed'],
    ['{},no_answer,,2199-02-30', 'day_needed'],
  ])('the row %j does nothing: %s', async (row, problem) => {
    const order = await send()
    expect((await apply(sheet(row.replace('{}', order.number)))).body.rows).toMatchObject([{ action: null, problem }])
    expect(await see(order)).toMatchObject({ status: 'in_transit', payment_status: 'unpaid', attempts: 0 })
  })

  const [ship, turnBack] = [
    ['ship', 'processing'],
    ['turn_back', 'in_transit', { failure: 'refused' }],
  ] as const
  const stepsTo = {
    processing: [],
    cancelled: [['cancel', 'processing']],
    delivered: [ship, ['deliver', 'in_transit']],
    returning: [ship, turnBack],
    returned: [ship, turnBack, ['receive_back', 'returning']],
  } as const
  test.each([
    ['processing', 'delivered,600', 'state_differs'],
    ['processing', 'refused,', 'state_differs'],
    ['processing', 'no_answer,,2199-01-01', 'state_differs'],
    ['processing', ',600', 'not_delivered'],
    ['cancelled', 'delivered,600', 'state_differs'],
    ['cancelled', 'refused,', 'state_differs'],
    ['cancelled', ',600', 'not_delivered'],
    ['delivered', 'refused,', 'state_differs'],
    ['delivered', 'no_answer,,2199-01-01', 'state_differs'],
    ['returning', 'delivered,600', 'state_differs'],
    ['returning', ',600', 'not_delivered'],
    ['returned', 'delivered,600', 'state_differs'],
    ['returned', ',600', 'not_delivered'],
  ] as const)('an order that is %s is left alone by the row %j: %s', async (status, row, problem) => {
    // A phone that refused parcels would be asked for a code.
    const order = await placeOrder(shop, { productId, fields: { phone: nextPhone() } })
    for (const [step, from, fields] of stepsTo[status]) await takeStep(shop.clerk, order.id, step, from, fields)
    const { undo: _, messages, ...before } = await see(order)
    expect(before.status).toBe(status)
    const csv = sheet(`${order.number},${row}`)
    for (const { body } of [await upload(csv), await apply(csv)])
      expect(body.rows).toMatchObject([{ action: null, problem }])
    const sameMessages = messages.map(({ id }: { id: string }) => ({ id }))
    expect(await see(order)).toMatchObject({ ...before, messages: sameMessages })
  })

  test.each(['delivered,600', ',600'])('cash for an order that is paid online is not booked: %j', async (row) => {
    const order = await send()
    await shop.pool`update orders set payment_method = 'card', payment_status = 'paid' where id = ${order.id}`
    expect((await apply(sheet(`${order.number},${row}`))).body.rows).toMatchObject([
      { action: null, problem: 'amount_unexpected' },
    ])
    expect(await see(order)).toMatchObject({ status: 'in_transit', payment_status: 'paid' })
  })

  test('an accountant books cash, and delivers nothing; the warehouse may do neither', async () => {
    const accountant = await enterAs(shop, 'accountant')
    const [delivered, sent] = [await send(), await send()]
    await apply(sheet(`${delivered.number},delivered,`))
    const csv = sheet(`${delivered.number},,600`, `${sent.number},delivered,600`)
    expect((await apply(csv, accountant)).body.rows).toMatchObject([{ action: 'receive' }, { problem: 'not_allowed' }])
    expect((await apply(csv, await enterAs(shop, 'warehouse'))).status).toBe(403)
  })

  test.each([
    ['nothing in it', ''],
    ['no heading that is known', 'a,b\n1,2'],
    ['an open quote', 'order,amount\n"NW-1,6'],
    ['nothing about the parcel', 'order\nNW-1'],
    ['too many rows', `order,amount\n${'NW-1,1\n'.repeat(1001)}`],
  ])('with %s is refused', async (_, csv) => {
    const { status, body } = await upload(csv)
    expect([status, body.code]).toEqual([400, 'courier_sheet_unreadable'])
  })
})

test('the hand-over sheet says whom to bring what and what to collect while that is to do, and its export is recorded', async () => {
  const [one, other] = [await send(), await send()]
  await apply(sheet(`${other.number},delivered,600`))
  const { status, body } = await shop.clerk.call('GET', `/orders/courier-sheet/?ids=${one.id},${other.id}`)
  expect(status).toBe(200)
  const [heading, first, ...others] = String(body).replace('\uFEFF', '').split('\r\n')
  expect(heading).toBe('order,name,phone,governorate,city,address,units,collect,promised,note,carrier,tracking')
  expect(first).toContain(`${one.number},`)
  expect(first).toContain(',1,600.00,')
  expect(others, 'the other has arrived').toEqual([''])
  const [entry] = await shop.pool<{ action: string }[]>`select action from audit_entries order by id desc limit 1`
  expect(entry?.action).toBe('exported')
})

describe('the cash book', () => {
  const book = async (by: Member = shop.clerk) => await by.call('GET', '/cash-book/')
  const owed = async () => {
    const carriers: { name: unknown; orders: number; owed: number }[] = (await book()).body.carriers
    return carriers.find(({ name }) => name === null) ?? { orders: 0, owed: 0 }
  }

  /** Sixty sheets, named after an order. */
  const addSettlements = ({ number }: Sent) => shop.pool`
    insert into settlements (actor_id, created_at, digest, unmatched_rows, unmatched_piastres)
    select ${shop.clerk.id}, now(), ${number} || count, 0, 0 from generate_series(1, 60) as count`

  test('says what couriers owe, and what a sheet brought and left missing until it comes', async () => {
    const before = await owed()
    const [paid, short, unnamed] = [await send(), await send(), await send()]
    await apply(sheet(`${short.number},delivered,`, `${unnamed.number},delivered,`))
    expect(await owed()).toMatchObject({ orders: before.orders + 2, owed: before.owed + 2 * total })

    await apply(sheet(`${paid.number},delivered,${total}`, `${short.number},,${total - 1}`))
    const [settlement] = (await book()).body.settlements
    expect(settlement).toMatchObject({ orders: 2, expected: 2 * total, received: total, missing: total })
    expect(settlement.actor.id).toBe(shop.clerk.id)
    expect(await owed()).toMatchObject({ orders: before.orders + 2, owed: before.owed + 2 * total })

    // The rest comes later, with another sheet; the same sheet again is no settlement.
    await apply(sheet(`${short.number},,${total}`))
    await apply(sheet(`${short.number},,${total}`))
    const [later, first] = (await book()).body.settlements
    expect(later).toMatchObject({ orders: 1, expected: total, received: total, missing: 0 })
    expect(first).toMatchObject({ id: settlement.id, received: 2 * total, missing: 0 })
    expect(await owed()).toMatchObject({ orders: before.orders + 1, owed: before.owed + total })
  })

  test.each([
    ['booked', 0],
    ['written off', 40],
  ])('keeps a sheet until what is missing is %s, however many came since', async (_, lost) => {
    const short = await send()
    await apply(sheet(`${short.number},delivered,`))
    await apply(sheet(`${short.number},,${total - 1}`))
    const [{ id }] = (await book()).body.settlements
    await addSettlements(short)
    const ofSheet = async () => (await book()).body.settlements.filter((one: { id: number }) => one.id === id)
    expect(await ofSheet()).toMatchObject([{ missing: total }])
    await shop.clerk.call('POST', `/orders/${short.id}/cash/`, { body: { amount: total - lost, reason: 'Lost' } })
    expect(await ofSheet()).toEqual([])
  })

  test('says what of a sheet was written off, which is missing no more', async () => {
    const before = await owed()
    const [paid, short] = [await send(), await send()]
    await apply(sheet(`${paid.number},delivered,${total}`, `${short.number},delivered,${total - 40}`))
    const [settlement] = (await book()).body.settlements
    expect(settlement).toMatchObject({ received: total, written_off: 0, missing: total })
    await takeStep(shop.clerk, short.id, 'deliver', 'in_transit')
    await shop.clerk.call('POST', `/orders/${short.id}/cash/`, { body: { amount: total - 40, reason: 'Lost' } })
    const sums = { expected: 2 * total, received: 2 * total - 40, written_off: 40, missing: 0 }
    expect((await book()).body.settlements[0]).toMatchObject({ id: settlement.id, ...sums })
    expect(await owed()).toMatchObject(before)
  })

  test('keeps what an order was to bring: it is not prepared again, where it might cost more', async () => {
    const sent = await send()
    await apply(sheet(`${sent.number},delivered,${total - 1}`))
    const undone = await shop.clerk.call('POST', `/orders/${sent.id}/undo/`, { body: { step: 'ship' } })
    expect(undone).toMatchObject({ status: 409, body: { code: 'step_not_undoable' } })
    expect((await see(sent)).status).toBe('in_transit')
  })

  test('does not wait for the cash of an order that is prepared again while the sheet is applied', async () => {
    const sent = await send()
    const prepareAgain = (tx: Db) => tx`update orders set status = 'processing' where id = ${sent.id}`
    const { applying } = await whileHeld(shop.pool, prepareAgain, async () => {
      const going = apply(sheet(`${sent.number},delivered,${total - 1}`))
      await waitForLockWaits(shop.pool, 1)
      return { applying: going }
    })
    await applying
    const unmatched = { rows: 1, amount: total - 1 }
    expect((await book()).body.settlements[0]).toMatchObject({ orders: 0, expected: 0, missing: 0, unmatched })
  })

  // A phone that refused parcels would be asked for a code.
  const sendToRefuser = () => send({ phone: nextPhone() })
  const turnBack = ({ id }: Sent) => takeStep(shop.clerk, id, 'turn_back', 'in_transit', { failure: 'refused' })
  const none = { rows: 0, amount: 0 }

  test.each([
    ['too little', String(total - 100), none, { rows: 1, amount: total - 100 }],
    ['too much', String(total + 100), { rows: 1, amount: 100 }, { rows: 1, amount: total + 100 }],
    ['nothing', '0', none, none],
    ['what cannot be read', 'six', none, { rows: 1, amount: 0 }],
  ])('shows %s for a parcel that turned back as cash of no order', async (_, amount, before, after) => {
    const [paid, refused] = [await send(), await sendToRefuser()]
    await apply(sheet(`${paid.number},delivered,${total}`, `${refused.number},delivered,${amount}`))
    const [{ id }] = (await book()).body.settlements
    const settlement = async () => (await book()).body.settlements.find((one: { id: number }) => one.id === id)
    const waiting = { orders: 2, expected: 2 * total, received: total, missing: total, unmatched: before }
    const over = { orders: 1, expected: total, received: total, missing: 0, unmatched: after }
    expect(await settlement()).toMatchObject(waiting)
    await turnBack(refused)
    expect(await settlement()).toMatchObject(over)
    await shop.clerk.call('POST', `/orders/${refused.id}/undo/`, { body: { step: 'turn_back' } })
    expect(await settlement()).toMatchObject(waiting)
    await turnBack(refused)
    await takeStep(shop.clerk, refused.id, 'receive_back', 'returning')
    expect(await settlement()).toMatchObject(over)
  })

  test('still waits for the cash of an order that came back after its delivery', async () => {
    const [paid, short] = [await send(), await send()]
    await apply(sheet(`${paid.number},delivered,${total}`, `${short.number},delivered,${total - 1}`))
    await takeStep(shop.clerk, short.id, 'deliver', 'in_transit')
    for (const { id } of [paid, short]) await takeStep(shop.clerk, id, 'return', 'delivered')
    const sums = { orders: 2, expected: 2 * total, received: total, missing: total, unmatched: none }
    expect((await book()).body.settlements[0]).toMatchObject(sums)
  })

  test('keeps a sheet that names cash for a parcel that turned back, however many came since', async () => {
    const [named, free] = [await sendToRefuser(), await sendToRefuser()]
    const keys: number[] = []
    for (const [{ number }, amount] of [[named, total - 1] as const, [free, 0] as const]) {
      await apply(sheet(`${number},delivered,${amount}`))
      keys.push((await book()).body.settlements[0].id)
    }
    await addSettlements(named)
    for (const one of [named, free]) await turnBack(one)
    const listed = (await book()).body.settlements.filter(({ id }: { id: number }) => keys.includes(id))
    expect(listed).toMatchObject([{ id: keys[0], missing: 0, unmatched: { rows: 1, amount: total - 1 } }])
  })

  type Settlement = { id: number; unmatched: { rows: number; amount: number } }
  const clear = ({ id, unmatched }: Settlement, by: Member = shop.clerk, reason = ' The courier has it back ') =>
    by.call('POST', `/courier-sheets/${id}/clearings/`, { body: { unmatched, reason } })
  const find = async (id: number) =>
    (await book()).body.settlements.find((settlement: Settlement) => settlement.id === id)
  /** Applies a sheet that names an amount for an order. @returns its place in the cash book */
  const name = async ({ number }: Pick<Sent, 'number'>, amount: number) => {
    await apply(sheet(`${number},delivered,${amount}`))
    return (await book()).body.settlements[0].id as number
  }

  test('has cash of no order until that is cleared, once: no figure changes, and who did it stays', async () => {
    const sent = await sendToRefuser()
    const id = await name(sent, total - 1)
    await turnBack(sent)
    await addSettlements(sent)
    const unmatched = { rows: 1, amount: total - 1 }
    const { uncleared, clearings, ...seen } = await find(id)
    expect({ uncleared, clearings, ...seen }).toMatchObject({ unmatched, uncleared: unmatched, clearings: [] })
    const { carriers } = (await book()).body
    const calls = await Promise.all([shop.clerk, shop.admin, shop.clerk].map((by) => clear(seen, by)))
    expect(calls.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(calls.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual([
      'problem_dealt_with',
      'problem_dealt_with',
    ])
    expect(await find(id), 'it is older than those that are shown').toBeUndefined()
    await shop.pool`delete from settlements where digest like ${`${sent.number}%`}`
    const clearing = { amount: total - 1, reason: 'The courier has it back', actor: { id: expect.any(Number) } }
    expect(await find(id)).toMatchObject({ ...seen, uncleared: none, clearings: [clearing] })
    expect((await book()).body.carriers).toEqual(carriers)
    const written = await shop.pool`
      select after, (select sum(amount_piastres)::bigint from staff_refunds where order_id is null) as spent
      from audit_entries where entity = 'settlement' and entity_id = ${String(id)} and action = 'dealt_with'`
    expect(written).toEqual([{ after: { amount: total - 1 }, spent: (total - 1) * 100 }])
  })

  test('lists again what is unmatched after a clearing, until that is cleared, too', async () => {
    const sent = await sendToRefuser()
    const id = await name(sent, total + 100)
    const before = await find(id)
    expect((await clear(before)).status).toBe(200)
    expect(await find(id)).toMatchObject({ unmatched: { rows: 1, amount: 100 }, uncleared: none })
    await turnBack(sent)
    await addSettlements(sent)
    const after = await find(id)
    expect(after).toMatchObject({ uncleared: { rows: 0, amount: total }, clearings: [{ amount: 100 }] })
    expect(await clear(before), 'what was seen is not what is there').toMatchObject({
      status: 409,
      body: { code: 'unmatched_cash_changed' },
    })
    expect((await clear(after)).status).toBe(200)
    expect(await find(id)).toBeUndefined()
    await shop.pool`delete from settlements where digest like ${`${sent.number}%`}`
    expect((await find(id)).clearings).toMatchObject([{ amount: 100 }, { amount: total }])
  })

  test('of a clearing and the undo of what made the cash unmatched, one happens', async () => {
    for (let round = 0; round < 4; round += 1) {
      const sent = await sendToRefuser()
      const id = await name(sent, total - 1)
      await turnBack(sent)
      const seen = await find(id)
      const undo = () => shop.admin.call('POST', `/orders/${sent.id}/undo/`, { body: { step: 'turn_back' } })
      const answers = await Promise.all(round % 2 === 0 ? [clear(seen), undo()] : [undo(), clear(seen)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const { uncleared, clearings } = await find(id)
      expect({ uncleared, count: clearings.length }).toEqual({
        uncleared: none,
        count: (await see(sent)).status === 'returning' ? 1 : 0,
      })
    }
  })

  test('is cleared by who may book cash and refund, with a reason, and of a sheet that names such cash', async () => {
    const id = await name({ number: 'NW-999996' }, total)
    const seen = await find(id)
    const refunder = await enterAs(shop, 'support')
    await shop.pool`update users set permissions = '{orders.read,orders.refund}' where id = ${refunder.id}`
    for (const by of [shop.support, refunder]) expect((await clear(seen, by)).status).toBe(403)
    expect(await clear(seen, shop.clerk, ' ')).toMatchObject({
      status: 400,
      body: { errors: { reason: [expect.any(String)] } },
    })
    expect((await clear({ ...seen, id: 999_999 })).status).toBe(404)
    expect((await clear({ ...seen, unmatched: { rows: 1, amount: total - 1 } })).status).toBe(409)
    expect(await find(id)).toEqual(seen)
    const stored = {
      settlementId: id,
      unmatchedRows: 0,
      unmatchedPiastres: 0,
      actorId: shop.clerk.id,
      reason: 'x',
      createdAt: new Date(),
    }
    await expect(shop.pool`insert into settlement_clearings ${shop.pool(stored)}`.execute()).rejects.toThrow(
      'settlement_clearings_rows_check',
    )
  })

  test('of a sheet that is only looked at, or brings no cash, has nothing', async () => {
    const { settlements } = (await book()).body
    const sent = await send()
    await upload(sheet(`${sent.number},delivered,${total}`))
    await apply(sheet(`${sent.number},delivered,`))
    expect((await book()).body.settlements).toEqual(settlements)
  })

  test('has a sheet without one right row: what its orders owe is missing, and cash of no order is named', async () => {
    const before = await owed()
    const [delivered, sent, refused] = [await send(), await send(), await send()]
    await apply(sheet(`${delivered.number},delivered,`))
    const csv = sheet(
      `${delivered.number},,${total - 1}`,
      `${sent.number},delivered,six`,
      `${refused.number},refused,50`,
      'NW-999999,delivered,70.25',
      'nonsense,delivered,',
    )
    const known = (await book()).body.settlements
    const preview = (await upload(csv)).body
    expect(preview).toMatchObject({ is_new_cash: true })
    expect(preview.rows.filter(({ action }: { action: string | null }) => action !== null)).toEqual([])
    expect((await book()).body.settlements).toEqual(known)

    expect((await apply(csv)).body).toMatchObject({ is_new_cash: true })
    const [settlement] = (await book()).body.settlements
    const unmatched = { rows: 2, amount: 120.25 }
    const missing = { orders: 2, expected: 2 * total, received: 0, missing: 2 * total, unmatched }
    expect(settlement).toMatchObject(missing)
    expect(await owed()).toMatchObject({ orders: before.orders + 1, owed: before.owed + total })

    // The same sheet again is the same sheet, at the same time, too.
    expect((await upload(csv)).body).toMatchObject({ is_new_cash: false })
    await Promise.all([apply(csv), apply(csv)])
    expect((await book()).body.settlements[0]).toMatchObject({ id: settlement.id, ...missing })

    await apply(sheet(`${delivered.number},,${total}`, `${sent.number},delivered,${total}`))
    const [later, first] = (await book()).body.settlements
    expect(later).toMatchObject({ orders: 2, received: 2 * total, missing: 0, unmatched: { rows: 0, amount: 0 } })
    expect(first).toMatchObject({ id: settlement.id, received: 2 * total, missing: 0, unmatched })
    expect(await owed()).toMatchObject(before)
  })

  test('has a sheet of unknown orders alone', async () => {
    await apply(sheet('NW-999998,delivered,600', 'NW-999997,delivered,1E+03'))
    expect((await book()).body.settlements[0]).toMatchObject({
      orders: 0,
      expected: 0,
      received: 0,
      missing: 0,
      unmatched: { rows: 2, amount: 600 },
    })
  })

  test('counts nothing as missing of a refused parcel, nor a repeated row twice', async () => {
    const [paid, refused] = [await send(), await send()]
    const row = `${paid.number},delivered,${total}`
    await apply(sheet(row, `${refused.number},refused,0`, row))
    expect((await book()).body.settlements[0]).toMatchObject({
      orders: 1,
      expected: total,
      received: total,
      missing: 0,
      unmatched: { rows: 1, amount: total },
    })
  })

  test('is for whoever handles cash', async () => {
    const packer = await enterAs(shop, 'warehouse')
    expect((await book(packer)).status).toBe(403)
    expect((await book(await enterAs(shop, 'accountant'))).status).toBe(200)
  })
})
