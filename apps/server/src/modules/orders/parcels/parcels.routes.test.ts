import type { OrderId } from '@shop/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi } from '../../../../test/accounts.ts'
import {
  enterAs,
  openStaffedShop,
  placeOrder,
  type StaffedShop,
  sendHeldMessages,
  takeStep,
} from '../../../../test/back-office.ts'
import { createProduct } from '../../../../test/factories.ts'

let shop: StaffedShop
let productId: number
let nile: number
let idle: number
let count = 0
beforeAll(async () => {
  shop = await openStaffedShop()
  productId = (await createProduct(shop.pool, { variants: [{ stock: 500, price: 60_000 }] })).id
  nile = await addCarrier({})
  idle = await addCarrier({ is_active: false })
})
afterAll(() => shop.close())

async function addCarrier(fields: object): Promise<number> {
  const name = { en: 'Nile', ar: 'النيل' }
  const body = { name, kind: 'csv', tracking_pattern: 'https://nile.example/{number}', is_active: true, ...fields }
  return (await shop.admin.call('POST', '/carriers/', { body })).body.id
}
const place = () => placeOrder(shop, { productId })
const newNumber = () => `NX-${++count}`
const choose = (id: OrderId, fields: object, by = shop.clerk) =>
  by.call('PUT', `/orders/${id}/parcel/`, { body: { carrier_id: nile, tracking_number: null, ...fields } })
const see = async (id: OrderId) => (await shop.clerk.call('GET', `/orders/${id}/`)).body
const ship = (id: OrderId, parcel?: object) => takeStep(shop.clerk, id, 'ship', 'processing', { parcel })

describe('the parcel of an order', () => {
  test('is entered at hand-over; staff, shopper, link, message, papers and files say who brings it', async () => {
    const { id, number, accessToken } = await place()
    const tracking_number = newNumber()
    const { status, body } = await ship(id, { carrier_id: nile, tracking_number: ` ${tracking_number.toLowerCase()} ` })
    const tracking_url = `https://nile.example/${tracking_number}`
    const parcel = {
      carrier_id: nile,
      carrier: { en: 'Nile', ar: 'النيل' },
      tracking_number,
      tracking_url,
      booking: null,
    }
    expect([status, body.status]).toEqual([200, 'in_transit'])
    expect(body.parcel).toMatchObject(parcel)
    const listed = await shop.clerk.call('GET', `/orders/?q=${tracking_number}`)
    expect(listed.body).toMatchObject({ count: 1, results: [{ number, parcel }] })
    const headers = { 'accept-language': 'ar' }
    const order = (await callApi(shop.app, 'GET', `/api/orders/${id}/?access_token=${accessToken}`, { headers })).body
    expect(order.parcel).toEqual({ carrier: 'النيل', tracking_number, tracking_url })
    const messages = () => shop.pool`select body from outbox_messages where body like ${`%${number}%`}`
    const carrier = expect.stringContaining(`Carrier: Nile ${tracking_number}.`)
    await sendHeldMessages(shop)
    await expect.poll(messages).toContainEqual({ body: carrier })
    const papers = (await shop.clerk.call('GET', `/orders/printouts/?ids=${id}`)).body
    expect(papers.results[0].parcel).toMatchObject(parcel)
    const csv = String((await shop.clerk.call('GET', `/orders/export/?ids=${id}`)).body)
    expect(csv).toContain(`Nile,${tracking_number}`)
    const sheet = String((await shop.clerk.call('GET', `/orders/courier-sheet/?ids=${id}`)).body)
    expect(sheet).toContain(`Nile,${tracking_number}`)
  })

  test('is corrected later, and the audit log says so without the numbers; what is already so changes nothing', async () => {
    const { id } = await place()
    const [wrong, right] = [newNumber(), newNumber()]
    await ship(id, { carrier_id: nile, tracking_number: wrong })
    expect((await choose(id, { tracking_number: right })).body).toMatchObject({ tracking_number: right })
    await choose(id, { tracking_number: right })
    const rows = await shop.pool<{ before: unknown; after: unknown }[]>`
      select before, after from audit_entries where entity_id = ${id} and action = 'parcel_saved' order by id`
    expect(rows).toEqual([
      { before: null, after: { carrier_id: nile, tracking_number: true } },
      { before: { corrected: null }, after: { corrected: 'tracking_number' } },
    ])
  })

  test('many are handed over to one carrier; a number that was entered before stays', async () => {
    const [one, other, third] = [await place(), await place(), await place()]
    const [first, second] = [newNumber(), newNumber()]
    await choose(third.id, { tracking_number: second })
    const work = { action: 'ship', orders: [one.id, other.id, third.id], reason: 'Known', carrier_id: nile }
    const tracking_numbers = [{ order: one.id, tracking_number: first }]
    const { body } = await shop.clerk.call('POST', '/orders/actions/', { body: { ...work, tracking_numbers } })
    expect(body).toMatchObject({ done: 3, refused: [] })
    expect((await see(one.id)).parcel).toMatchObject({ carrier_id: nile, tracking_number: first })
    expect((await see(other.id)).parcel).toMatchObject({ carrier_id: nile, tracking_number: null, tracking_url: null })
    expect((await see(third.id)).parcel).toMatchObject({ tracking_number: second })
  })

  test('a number belongs to one order of a carrier, also when two take it at the same time', async () => {
    const [one, other] = [await place(), await place()]
    const tracking_number = newNumber()
    const answers = await Promise.all([one, other].map(({ id }) => choose(id, { tracking_number })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'tracking_number_taken' })
    expect((await choose(other.id, { carrier_id: await addCarrier({}), tracking_number })).status).toBe(200)
  })

  test('a carrier that is not active takes no new parcels, and keeps those it has', async () => {
    const { id } = await place()
    for (const carrier_id of [idle, 999_999])
      expect((await choose(id, { carrier_id })).body).toMatchObject({ code: 'carrier_not_possible' })
    await shop.pool`insert into parcels (order_id, carrier_id) values (${id}, ${idle})`
    expect((await choose(id, { carrier_id: idle, tracking_number: newNumber() })).status).toBe(200)
  })

  test.each(['ab', 'with space', 'http://x', '<b>12</b>', 'x'.repeat(41), '١٢ ٣٤'])(
    'the number %j is refused',
    async (tracking_number) => {
      const { id } = await place()
      const { status, body } = await choose(id, { tracking_number })
      expect([status, body.code]).toEqual([400, 'validation_failed'])
      expect((await see(id)).parcel).toBeNull()
    },
  )

  test('only an order that is prepared or on its way has a parcel to be chosen, and only hand-over chooses one', async () => {
    const { id } = await place()
    await ship(id)
    expect((await see(id)).parcel).toBeNull()
    const parcel = { carrier_id: nile, tracking_number: null }
    const wrong = await takeStep(shop.clerk, id, 'deliver', 'in_transit', { parcel })
    expect([wrong.status, wrong.body.code]).toEqual([400, 'validation_failed'])
    await takeStep(shop.clerk, id, 'deliver', 'in_transit')
    expect((await choose(id, {})).body).toMatchObject({ code: 'order_step_refused' })
    const unknown = await choose('00000000-0000-7000-8000-000000000000' as OrderId, {})
    expect([unknown.status, unknown.body.code]).toEqual([404, 'order_not_found'])
    const packs = { action: 'pack', orders: [id], carrier_id: nile }
    expect((await shop.clerk.call('POST', '/orders/actions/', { body: packs })).status).toBe(400)
    const lacks = { action: 'ship', orders: [id], tracking_numbers: [{ order: id, tracking_number: 'NX-9' }] }
    expect((await shop.clerk.call('POST', '/orders/actions/', { body: lacks })).status).toBe(400)
  })

  test.each([
    ['warehouse', 200],
    ['support', 200],
    ['accountant', 403],
    ['catalogue', 403],
    ['shopper', 403],
  ] as const)('the role %s chooses the carrier with %i', async (role, status) => {
    const { id } = await place()
    expect((await choose(id, {}, await enterAs(shop, role))).status).toBe(status)
  })
})

describe('a sheet with tracking numbers', () => {
  const apply = async (csv: string, by = shop.clerk) =>
    (await by.call('POST', '/courier-sheets/', { body: { csv, is_applied: true } })).body.rows

  test('enters them by order, then delivers and settles by them', async () => {
    const [one, other, third] = [await place(), await place(), await place()]
    for (const { id } of [one, other]) await ship(id, { carrier_id: nile, tracking_number: null })
    await ship(third.id)
    const [first, second] = [newNumber(), newNumber()]
    const rows = [`${one.number},${first}`, `${other.number},${second}`, `${third.number},NX-77`, `${one.number},`]
    expect(await apply(`order,tracking\n${rows.join('\n')}`)).toMatchObject([
      { action: 'set_tracking', problem: null },
      { action: 'set_tracking', problem: null },
      { problem: 'carrier_missing' },
      { problem: 'order_twice' },
    ])
    expect((await see(one.id)).parcel).toMatchObject({ tracking_number: first })
    expect(await apply(`رقم التتبع;الحالة;المبلغ\n${first};تم التوصيل;600\nNX-unknown;تم التوصيل;600`)).toMatchObject([
      { action: 'deliver_and_receive', problem: null, order_id: one.id, reference: first },
      { problem: 'order_unknown' },
    ])
    expect(await see(one.id)).toMatchObject({ status: 'delivered', payment_status: 'paid' })
    expect(await apply(`order,tracking,status\n${other.number},${first},delivered`)).toMatchObject([
      { problem: 'tracking_differs' },
    ])
    expect(await apply(`order,tracking\n${other.number},?`)).toMatchObject([{ problem: 'tracking_wrong' }])
    expect(await apply(`order,tracking\n${other.number},${second}`)).toMatchObject([{ action: 'nothing' }])
    expect(await apply(`order,tracking\n${one.number},`)).toMatchObject([{ action: 'nothing' }])
  })

  test('a number of two carriers names no order, and one of another order is refused', async () => {
    const [one, other, third] = [await place(), await place(), await place()]
    const number = newNumber()
    await choose(one.id, { tracking_number: number })
    await choose(other.id, { tracking_number: number, carrier_id: await addCarrier({}) })
    expect(await apply(`tracking,status\n${number},delivered`)).toMatchObject([{ problem: 'order_unknown' }])
    await choose(third.id, {})
    expect(await apply(`order,tracking\n${third.number},${number}`)).toMatchObject([{ problem: 'state_differs' }])
    const accountant = await enterAs(shop, 'accountant')
    expect(await apply(`order,tracking\n${third.number},NX-8888`, accountant)).toMatchObject([
      { problem: 'not_allowed' },
    ])
  })
})

test('cash is received once: by sheets and counts at the same time, and after the receipt is all that is left', async () => {
  const orders = [await place(), await place(), await place()]
  for (const { id } of orders) {
    await ship(id)
    await takeStep(shop.clerk, id, 'deliver', 'in_transit')
  }
  const csv = `order,amount\n${orders.map(({ number }) => `${number},600`).join('\n')}`
  const upload = () => shop.clerk.call('POST', '/courier-sheets/', { body: { csv, is_applied: true } })
  const byHand = orders.map(
    ({ id }) =>
      () =>
        shop.clerk.call('POST', `/orders/${id}/cash/`, { body: { amount: 600 } }),
  )
  await Promise.all([upload, upload, ...byHand].map((call) => call()))
  for (const { id } of orders) {
    expect(await see(id)).toMatchObject({ payment_status: 'paid' })
    const [row] = await shop.pool<{ receipts: number; entries: number }[]>`
      select (select count(*) from cash_receipts where order_id = ${id}) as receipts,
        (select count(*) from audit_entries where entity_id = ${id} and action = 'cash_received') as entries`
    expect(row).toEqual({ receipts: 1, entries: 1 })
    // Even if the state were lost, the receipt refuses a second booking.
    await shop.pool`update orders set payment_status = 'collected' where id = ${id}`
    const again = await shop.clerk.call('POST', `/orders/${id}/cash/`, { body: { amount: 600 } })
    expect([again.status, again.body.code]).toEqual([409, 'cash_not_expected'])
  }
})

test('undoing a delivery with its cash takes the receipt back, so that it can be booked again', async () => {
  const { id } = await place()
  await ship(id)
  await takeStep(shop.clerk, id, 'deliver', 'in_transit', { cash_received: true })
  await shop.clerk.call('POST', `/orders/${id}/undo/`, { body: { step: 'deliver' } })
  expect(await see(id)).toMatchObject({ status: 'in_transit', payment_status: 'unpaid' })
  await takeStep(shop.clerk, id, 'deliver', 'in_transit', { cash_received: true })
  expect(await see(id)).toMatchObject({ status: 'delivered', payment_status: 'paid' })
})

test('a booked parcel of an order that is cancelled while the shop calls no carrier is one that staff withdraw', async () => {
  const { id } = await place()
  const tracking_number = newNumber()
  // It was booked before the API was turned off.
  const [carrier] = await shop.pool<{ id: number }[]>`
    insert into carriers (name_en, name_ar, kind) values ('Bosta', 'بوسطة', 'bosta') returning id`
  await shop.pool`
    insert into parcels (order_id, carrier_id, booking, tracking_number)
    values (${id}, ${carrier?.id ?? 0}, 'booked', ${tracking_number})`
  expect((await takeStep(shop.clerk, id, 'cancel', 'processing')).status).toBe(200)
  const listed = async () => (await shop.clerk.call('GET', '/parcel-problems/?state=open')).body.results
  await expect.poll(listed).toMatchObject([{ reason: 'not_withdrawn', subject: tracking_number, order: { id } }])
  const jobs = () => shop.pool`select state from pgboss.job where name = 'withdraw-parcel'`
  await expect.poll(jobs).toEqual([{ state: 'completed' }])
})
