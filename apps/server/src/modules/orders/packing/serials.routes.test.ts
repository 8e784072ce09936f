import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callApi } from '../../../../test/accounts.ts'
import {
  enterAs,
  type Member,
  openStaffedShop,
  placeOrder,
  type StaffedShop,
  takeStep,
  takeSteps,
} from '../../../../test/back-office.ts'
import { createProduct } from '../../../../test/factories.ts'
import { waitForLockWaits, whileHeld } from '../../../../test/lock-waits.ts'
import type { Db } from '../../../database/client.ts'

let shop: StaffedShop
let packer: Member
let colleague: Member
let product: { id: number }
beforeAll(async () => {
  shop = await openStaffedShop()
  packer = await enterAs(shop, 'warehouse', 'Mona')
  colleague = await enterAs({ ...shop, app: shop.neighbour.app }, 'warehouse', 'Omar')
})
beforeEach(async () => {
  product = await createProduct(shop.pool, { variants: [{ stock: 1000 }] })
  await shop.pool`update products set has_serial_numbers = true where id = ${product.id}`
})
afterAll(() => shop.close())

const work = (by: Member, action: string, orders: string[], fields: object = {}) =>
  by.call('POST', '/orders/actions/', { body: { action, orders, ...fields } })
const see = async (id: string) => (await shop.clerk.call('GET', `/orders/${id}/`)).body

async function place(quantity = 1) {
  const { id, number, accessToken } = await placeOrder(shop, { productId: product.id, quantity })
  await shop.clerk.call('POST', `/orders/${id}/calls/`, { body: { outcome: 'reached' } })
  const [line] = (await see(id)).lines
  const name = (serials: string[]) => serials.map((serial) => ({ order: id, variant_id: line.variant_id, serial }))
  const pack = (by: Member, serials: string[], fields: object = {}) =>
    work(by, 'pack', [id], { serials: name(serials), ...fields })
  const serialsSeen = async () => (await see(id)).lines[0].serials
  return { id, number, accessToken, variant: line.variant_id as number, name, pack, serialsSeen }
}

describe('packing', () => {
  test('serial numbers are stored as Latin capitals; shopper, papers, export and search show them', async () => {
    const order = await place(2)
    expect((await see(order.id)).lines[0]).toMatchObject({ needs_serials: true, serials: [] })
    expect((await order.pack(packer, [' sn-٠٠١a ', 'SN-002B'])).body).toEqual({ done: 1, refused: [] })
    const serials = [
      { serial: 'SN-001A', is_returned: false },
      { serial: 'SN-002B', is_returned: false },
    ]
    expect(await order.serialsSeen()).toEqual(serials)
    const asShopper = async () =>
      (await callApi(shop.app, 'GET', `/api/orders/${order.id}/?access_token=${order.accessToken}`)).body.items[0]
        .serials
    expect(await asShopper()).toEqual([])
    await work(packer, 'ship', [order.id])
    expect(await asShopper()).toEqual(['SN-001A', 'SN-002B'])
    const papers = await packer.call('GET', `/orders/printouts/?ids=${order.id}`)
    expect(papers.body.results[0].lines[0].serials).toEqual(serials)
    expect(String((await shop.clerk.call('GET', `/orders/export/?ids=${order.id}`)).body)).toContain('SN-001A; SN-002B')
    const found = await shop.clerk.call('GET', `/orders/?q=${encodeURIComponent('sn-٠٠١a')}`)
    expect(found.body.results.map((row: { id: string }) => row.id)).toEqual([order.id])
    const [entry] = await shop.pool<{ after: unknown }[]>`
      select after from audit_entries where entity_id = ${order.id} and action = 'packed'`
    expect(entry?.after).toEqual({ serials: 'SN-001A, SN-002B' })
  })

  test('without all serial numbers an order is neither packed nor handed over', async () => {
    const order = await place(2)
    const reason = 'Label torn off'
    for (const fields of [{}, { reason }])
      expect((await order.pack(packer, ['SN-1001'], fields)).body.refused).toMatchObject([{ code: 'serials_missing' }])
    expect((await order.pack(shop.clerk, ['SN-1001'])).body.refused).toMatchObject([{ code: 'serials_missing' }])
    expect((await work(shop.clerk, 'ship', [order.id], { reason })).body.refused).toMatchObject([
      { code: 'serials_missing' },
    ])
    expect(await see(order.id)).toMatchObject({ status: 'processing', packed_at: null, staff_notes: [] })
    expect((await order.pack(shop.clerk, ['SN-1001'], { reason })).body.done).toBe(1)
    expect((await see(order.id)).staff_notes).toMatchObject([{ text: reason }])
    expect((await work(packer, 'ship', [order.id])).body.done).toBe(1)
  })

  test.each([
    ['too short', ['SN1']],
    ['with blanks', ['SN 1001']],
  ])('a serial number %s is refused', async (_title, serials) => {
    const order = await place()
    expect((await order.pack(packer, serials)).status).toBe(400)
  })

  test('one number twice, more numbers than units, another product, another order or action: refused', async () => {
    const order = await place(2)
    for (const serials of [['SN-1', 'sn-1'].map((each) => `${each}000`), ['SN-2001', 'SN-2002', 'SN-2003']])
      expect((await order.pack(packer, serials)).body.refused).toMatchObject([{ code: 'validation_failed' }])
    const other = await place()
    expect(
      (await work(packer, 'pack', [order.id], { serials: [{ ...order.name(['SN-2001'])[0], variant_id: 1e9 }] })).body
        .refused,
    ).toMatchObject([{ code: 'validation_failed' }])
    expect((await work(packer, 'pack', [order.id], { serials: other.name(['SN-2001']) })).status).toBe(400)
    expect((await work(packer, 'take', [order.id], { serials: order.name(['SN-2001']) })).status).toBe(400)
  })

  test('of two packers with one unit, one gets it; the other reads which order has it', async () => {
    const [one, other] = [await place(2), await place(2)]
    const answers = await Promise.all([
      one.pack(packer, ['SN-3001', 'SN-3002']),
      other.pack(colleague, ['SN-3002', 'SN-3001']),
    ])
    expect(answers.map(({ body }) => body.done).sort()).toEqual([0, 1])
    const winner = answers[0].body.done === 1 ? one : other
    const refused = answers.flatMap(({ body }) => body.refused)
    expect(refused).toMatchObject([{ code: 'serial_taken', detail: expect.stringContaining(winner.number) }])
    expect(refused[0].detail).toMatch(/SN-300[12]/)
    const loser = winner === one ? other : one
    expect(await see(loser.id)).toMatchObject({ packed_at: null })
    expect(await loser.serialsSeen()).toEqual([])
  })

  test('another product may have the same number; units that stay in the shop are free again', async () => {
    const order = await place()
    await order.pack(packer, ['SN-4001'])
    product = await createProduct(shop.pool, { variants: [{ stock: 10 }] })
    const foreign = await place()
    expect((await foreign.pack(packer, ['SN-4001'])).body.done).toBe(1)
    await work(packer, 'unpack', [order.id])
    expect(await order.serialsSeen()).toEqual([])
    await order.pack(packer, ['SN-4001'])
    await shop.clerk.call('POST', `/orders/${order.id}/steps/`, { body: { step: 'cancel', from: 'processing' } })
    expect(await order.serialsSeen()).toEqual([])
  })

  test('packing again, undoing the hand-over and a change of the order keep the numbers true', async () => {
    const order = await place(2)
    await order.pack(packer, ['SN-5001', 'SN-5002'])
    await order.pack(packer, ['SN-5003', 'SN-5004'])
    await work(packer, 'ship', [order.id])
    await work(packer, 'undo_ship', [order.id])
    expect((await order.serialsSeen()).map(({ serial }: { serial: string }) => serial)).toEqual(['SN-5001', 'SN-5002'])
    const { version, delivery } = await see(order.id)
    const lines = [{ variant_id: order.variant, quantity: 1 }]
    const changed = await shop.clerk.call('PUT', `/orders/${order.id}/lines/`, {
      body: { version, lines, delivery, reason: 'One is enough' },
    })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    expect(await order.serialsSeen()).toEqual([])
    expect((await order.pack(packer, ['SN-5002'])).body.done).toBe(1)
  })
})

describe('units that come back', () => {
  async function deliver(serials: string[]) {
    const order = await place(serials.length)
    await order.pack(packer, serials)
    await work(packer, 'ship', [order.id])
    await work(shop.clerk, 'deliver', [order.id])
    return order
  }

  async function approve(order: { id: string; variant: number }, quantity: number) {
    const registered = await callApi(shop.app, 'POST', '/api/admin/returns/', {
      token: shop.clerk.token,
      body: { order_id: order.id, lines: [{ variant_id: order.variant, quantity }], reason: 'faulty' },
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(registered.status, JSON.stringify(registered.body)).toBe(201)
    await shop.admin.call('POST', `/returns/${registered.body.id}/decisions/`, { body: { decision: 'approve' } })
    const inspect = (serials: string[], received = quantity) =>
      shop.admin.call('POST', `/returns/${registered.body.id}/inspections/`, {
        body: { lines: [{ variant_id: order.variant, received, serials }] },
      })
    return { id: registered.body.id as string, inspect }
  }

  test('the inspection records which unit came back, which may be sold again', async () => {
    const order = await deliver(['SN-6001', 'SN-6002'])
    const { inspect } = await approve(order, 1)
    expect((await inspect([])).body).toMatchObject({ code: 'serials_missing' })
    expect((await inspect(['SN-6001', 'SN-6002'])).status).toBe(400)
    const { status, body } = await inspect(['sn-6002'])
    expect(status).toBe(200)
    expect(body.lines[0]).toMatchObject({
      serials: ['SN-6001', 'SN-6002'],
      returned_serials: ['SN-6002'],
      other_serials: [],
    })
    expect(await order.serialsSeen()).toEqual([
      { serial: 'SN-6001', is_returned: false },
      { serial: 'SN-6002', is_returned: true },
    ])
    expect((await (await place()).pack(packer, ['SN-6002'])).body.done).toBe(1)
    expect((await (await place()).pack(packer, ['SN-6001'])).body.refused).toMatchObject([{ code: 'serial_taken' }])
  })

  test('another serial number is told apart, and the unit of the order stays out', async () => {
    const order = await deliver(['SN-7001'])
    const { id, inspect } = await approve(order, 1)
    const { body } = await inspect(['SN-9999'])
    expect(body.lines[0]).toMatchObject({ serials: ['SN-7001'], returned_serials: [], other_serials: ['SN-9999'] })
    expect(await order.serialsSeen()).toEqual([{ serial: 'SN-7001', is_returned: false }])
    const [entry] = await shop.pool<{ after: unknown }[]>`
      select after from audit_entries where entity_id = ${id} and after ->> 'status' = 'inspected'`
    expect(entry?.after).toMatchObject({ other_serials: 'SN-9999' })
  })

  test('a unit whose own number was not read when it came back is packed again, once', async () => {
    const order = await deliver(['SN-7101', 'SN-7102'])
    const { inspect } = await approve(order, 1)
    await inspect(['SN-7199'])
    expect((await (await place()).pack(packer, ['SN-7101'])).body.done).toBe(1)
    expect(await order.serialsSeen()).toEqual([
      { serial: 'SN-7102', is_returned: false },
      { serial: 'SN-7101', is_returned: true },
    ])
    for (const serial of ['SN-7101', 'SN-7102'])
      expect((await (await place()).pack(packer, [serial])).body.refused).toMatchObject([{ code: 'serial_taken' }])
  })

  test('of two packers with two units of a line of which one came back, one packs', async () => {
    const order = await deliver(['SN-7301', 'SN-7302'])
    const { inspect } = await approve(order, 1)
    await inspect(['SN-7399'])
    const [mine, theirs] = [await place(), await place()]
    const hold = (tx: Db) => tx`select from order_serials where serial in ('SN-7301', 'SN-7302') for update`
    const packing = await whileHeld(shop.pool, hold, async () => {
      const both = [mine.pack(packer, ['SN-7301']), theirs.pack(colleague, ['SN-7302'])]
      await waitForLockWaits(shop.pool, 2)
      return both
    })
    const done = (await Promise.all(packing)).map(({ body }) => body.done)
    expect(done.sort()).toEqual([0, 1])
    expect((await order.serialsSeen()).filter((unit: { is_returned: boolean }) => unit.is_returned)).toHaveLength(1)
  })

  test('a parcel that came back, and a return of everything, free all units', async () => {
    const order = await place()
    await order.pack(packer, ['SN-8001'])
    await work(packer, 'ship', [order.id])
    await takeStep(shop.admin, order.id, 'turn_back', 'in_transit', { failure: 'refused' })
    await takeSteps(shop.admin, order.id, ['receive_back', 'returning'])
    const again = await deliver(['SN-8001'])
    await takeSteps(shop.admin, again.id, ['return', 'delivered'])
    for (const { serialsSeen } of [order, again])
      expect(await serialsSeen()).toEqual([{ serial: 'SN-8001', is_returned: true }])
  })
})
