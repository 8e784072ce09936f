import { randomUUID } from 'node:crypto'
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

let shop: StaffedShop
let packer: Member
let colleague: Member
let product: { id: number }
beforeAll(async () => {
  shop = await openStaffedShop()
  product = await createProduct(shop.pool, { variants: [{ stock: 1000 }] })
  packer = await enterAs(shop, 'warehouse', 'Mona')
  colleague = await enterAs({ ...shop, app: shop.neighbour.app }, 'warehouse', 'Omar')
})
afterAll(() => shop.close())

const work = (by: Member, action: string, orders: string[], fields: object = {}) =>
  by.call('POST', '/orders/actions/', { body: { action, orders, ...fields } })
const confirm = (id: string) => shop.clerk.call('POST', `/orders/${id}/calls/`, { body: { outcome: 'reached' } })
const see = async (id: string) => (await shop.clerk.call('GET', `/orders/${id}/`)).body

async function placeConfirmed(count: number): Promise<OrderId[]> {
  const orders = await Promise.all(Array.from({ length: count }, () => placeOrder(shop, { productId: product.id })))
  for (const { id } of orders) await confirm(id)
  return orders.map(({ id }) => id)
}

async function countViews() {
  const { status, body } = await shop.clerk.call('GET', '/orders/views/')
  expect(status).toBe(200)
  return body
}

describe('work on many orders', () => {
  test('twenty confirmed orders are packed and handed over by two calls', async () => {
    const ids = await placeConfirmed(20)
    expect(await work(packer, 'pack', ids)).toMatchObject({ status: 200, body: { done: 20, refused: [] } })
    expect(await see(ids[0] as string)).toMatchObject({ packer: { name: 'Mona' }, status: 'processing' })
    expect((await work(packer, 'ship', ids)).body).toEqual({ done: 20, refused: [] })
    expect(await see(ids[19] as string)).toMatchObject({ status: 'in_transit', undo: { step: 'ship' } })
    expect((await work(packer, 'undo_ship', ids)).body).toEqual({ done: 20, refused: [] })
    expect(await see(ids[19] as string)).toMatchObject({ status: 'processing', packed_at: expect.any(String) })
  })

  test('a refused order is named with its reason, and the others go on', async () => {
    const [good, again] = await placeConfirmed(2)
    const { id: unconfirmed, number } = await placeOrder(shop)
    await work(packer, 'ship', [again as string])
    const unknown = randomUUID()
    const orders = [unconfirmed, good as string, again as string, unknown]
    const { body } = await shop.clerk.call('POST', '/orders/actions/', {
      body: { action: 'ship', orders },
      language: 'ar',
    })
    expect(body.done).toBe(1)
    expect(body.refused).toMatchObject([
      { id: unconfirmed, number, code: 'order_not_confirmed', detail: expect.stringContaining('لم يؤكد أحد') },
      { id: again, code: 'order_step_refused', detail: expect.stringContaining('في الطريق') },
      { id: unknown, number: null, code: 'order_not_found' },
    ])
    expect(await see(unconfirmed)).toMatchObject({ status: 'processing' })
  })

  test('a reason lets a clerk hand over unconfirmed orders; the warehouse may not, with or without one', async () => {
    const { id } = await placeOrder(shop)
    const reason = 'Known to the shop'
    expect((await work(packer, 'ship', [id], { reason })).body.refused).toMatchObject([{ code: 'order_not_confirmed' }])
    expect((await work(shop.clerk, 'ship', [id], { reason })).body.done).toBe(1)
    expect((await see(id)).staff_notes).toMatchObject([{ text: reason }])
  })

  test('an order of the same call twice is shipped once; of two calls at the same time one ships each order', async () => {
    const ids = await placeConfirmed(6)
    const answers = await Promise.all([work(packer, 'ship', [...ids, ...ids]), work(colleague, 'ship', ids)])
    expect(answers.map(({ body }) => body.done).reduce((sum, done) => sum + done, 0)).toBe(6)
    for (const id of ids)
      expect((await see(id)).timeline.map((entry: { status: string }) => entry.status)).toEqual([
        'processing',
        'in_transit',
      ])
  })

  test('cash of delivered orders stays with the courier; only those who may deliver do', async () => {
    const ids = await placeConfirmed(2)
    await work(packer, 'ship', ids)
    expect((await work(packer, 'deliver', ids)).status).toBe(403)
    expect((await work(shop.clerk, 'deliver', ids)).body.done).toBe(2)
    expect(await see(ids[0] as string)).toMatchObject({ status: 'delivered', payment_status: 'collected' })
    expect((await work(packer, 'undo_deliver', ids)).status).toBe(403)
    expect((await work(shop.clerk, 'undo_deliver', ids)).body.done).toBe(2)
  })

  test.each([[[]], [Array.from({ length: 101 }, () => randomUUID())], [['7']]])(
    '%# no list of orders is refused',
    async (orders) => {
      expect((await work(shop.clerk, 'take', orders)).status).toBe(400)
    },
  )
})

describe('packing', () => {
  test('an order that a colleague packs is neither taken nor packed by another, until it is put back', async () => {
    const [id] = await placeConfirmed(1)
    const ids = [id as string]
    expect((await work(packer, 'take', ids)).body.done).toBe(1)
    expect((await work(packer, 'take', ids)).body.done).toBe(1)
    for (const action of ['take', 'pack']) {
      const { refused } = (await work(colleague, action, ids)).body
      expect(refused).toMatchObject([{ code: 'order_taken', detail: expect.stringContaining('Mona') }])
    }
    expect((await work(colleague, 'put_back', ids)).body.done).toBe(1)
    expect((await work(colleague, 'pack', ids)).body.done).toBe(1)
    expect(await see(ids[0] as string)).toMatchObject({ packer: { name: 'Omar' } })
    expect((await work(packer, 'unpack', ids)).body.done).toBe(1)
    expect(await see(ids[0] as string)).toMatchObject({ packer: { name: 'Omar' }, packed_at: null })
  })

  test('a cancelled order is not packed', async () => {
    const { id } = await placeOrder(shop)
    await shop.clerk.call('POST', `/orders/${id}/steps/`, { body: { step: 'cancel', from: 'processing' } })
    expect((await work(packer, 'pack', [id])).body.refused).toMatchObject([{ code: 'order_step_refused' }])
  })

  test('an order whose lines changed while it was packed is refused with the version of before', async () => {
    const [id] = (await placeConfirmed(1)) as [OrderId]
    await work(packer, 'take', [id])
    const { version, lines, delivery } = await see(id)
    const wanted = [{ variant_id: lines[0].variant_id, quantity: 3 }]
    const changed = await shop.clerk.call('PUT', `/orders/${id}/lines/`, {
      body: { version, lines: wanted, delivery, reason: 'Three of them' },
    })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    const pack = (seen: number) => work(packer, 'pack', [id], { versions: [{ order: id, version: seen }] })
    expect((await pack(version)).body).toMatchObject({ done: 0, refused: [{ id, code: 'version_conflict' }] })
    expect(await see(id)).toMatchObject({ packer: { name: 'Mona' }, packed_at: null })
    expect((await pack(changed.body.version)).body).toEqual({ done: 1, refused: [] })
    expect(await see(id)).toMatchObject({ packed_at: expect.any(String) })
  })

  test('versions of another order or action are refused', async () => {
    const [id, other] = (await placeConfirmed(2)) as [OrderId, OrderId]
    const versions = [{ order: id, version: 1 }]
    expect((await work(packer, 'pack', [other], { versions })).status).toBe(400)
    expect((await work(packer, 'take', [id], { versions })).status).toBe(400)
  })

  test('packers who ask at the same time get different orders, the earliest promise first', async () => {
    await shop.pool`update orders set packer_id = ${packer.id}, taken_at = now(), packed_at = now() where packed_at is null`
    const ids = await placeConfirmed(3)
    const [late, soon, middle] = ids as [OrderId, OrderId, OrderId]
    for (const [id, day] of [
      [late, '2026-12-20'],
      [soon, '2026-12-01'],
      [middle, '2026-12-10'],
    ] as const)
      await shop.pool`update orders set promised_from = ${day}, promised_to = ${day} where id = ${id}`
    const next = (by: Member) => by.call('POST', '/orders/next/').then(({ body }) => body.id)
    const taken = await Promise.all([next(packer), next(colleague)])
    expect(new Set(taken)).toEqual(new Set([soon, middle]))
    expect(await next(packer)).toBe(taken[0])
    await work(packer, 'pack', [taken[0]])
    expect(await next(packer)).toBe(late)
    await work(packer, 'pack', [late])
    expect(await next(packer)).toBe(null)
  })

  test('each action is in the audit log', async () => {
    const [id] = await placeConfirmed(1)
    for (const action of ['take', 'pack', 'unpack', 'put_back']) await work(packer, action, [id as string])
    const rows = await shop.pool<{ action: string }[]>`
      select action from audit_entries where entity_id = ${id as string} and actor_id = ${packer.id} order by id`
    expect(rows.map(({ action }) => action)).toEqual(['taken', 'packed', 'unpacked', 'put_back'])
  })
})

test('the queues count and list each order once', async () => {
  const before = await countViews()
  const { id: waiting } = await placeOrder(shop)
  const [toPack, packed, sent] = (await placeConfirmed(3)) as [OrderId, OrderId, OrderId]
  await work(packer, 'pack', [packed, waiting])
  await work(packer, 'ship', [sent])
  const { id: refused } = await placeOrder(shop, { productId: product.id, fields: { phone: nextPhone() } })
  await takeStep(shop.clerk, refused, 'ship', 'processing')
  await takeStep(shop.clerk, refused, 'turn_back', 'in_transit', { failure: 'refused' })
  const after = await countViews()
  const difference = Object.keys(after).map((view) => [view, after[view] - before[view]])
  expect(Object.fromEntries(difference)).toEqual({
    to_confirm: 1,
    to_pack: 1,
    to_hand_over: 1,
    on_the_way: 1,
    coming_back: 1,
    to_refund: 0,
  })
  for (const [view, id] of [
    ['to_confirm', waiting],
    ['to_pack', toPack],
    ['to_hand_over', packed],
    ['on_the_way', sent],
    ['coming_back', refused],
  ]) {
    const { body } = await shop.clerk.call('GET', `/orders/?view=${view}&page_size=200`)
    expect(body.count).toBe(after[view as string])
    expect(body.results.map((row: { id: string }) => row.id)).toContain(id)
  }
})

const papersOf = (ids: readonly string[]) => packer.call('GET', `/orders/printouts/?ids=${ids.join()}`)

test('papers of several orders say what to pack and what to collect, without unknown orders', async () => {
  const [cash, shipped] = (await placeConfirmed(2)) as [OrderId, OrderId]
  await work(packer, 'ship', [shipped])
  const { status, body } = await papersOf([shipped, randomUUID(), cash, cash])
  expect(status).toBe(200)
  expect(body.results.map((paper: { id: string }) => paper.id)).toEqual([shipped, cash])
  for (const paper of body.results) expect(paper.to_collect).toBe(paper.total.gross)
  expect((await papersOf([])).status).toBe(400)
})

test('an order that is not prepared and not on its way has neither label nor packing slip, also beside others', async () => {
  const [good, delivered, cancelled, refused] = (await placeConfirmed(4)) as [OrderId, OrderId, OrderId, OrderId]
  await work(packer, 'ship', [delivered, refused])
  await work(shop.clerk, 'deliver', [delivered])
  await takeStep(shop.clerk, cancelled, 'cancel', 'processing')
  await takeStep(shop.clerk, refused, 'turn_back', 'in_transit', { failure: 'refused' })
  for (const [id, status] of [
    [delivered, 'delivered'],
    [cancelled, 'cancelled'],
    [refused, 'returning'],
  ] as const) {
    const slips = await packer.call('GET', `/orders/papers/slips/?ids=${good},${id}`)
    for (const answer of [slips, await papersOf([id]), await papersOf([good, id])])
      expect(answer).toMatchObject({ status: 409, body: { code: 'order_step_refused', details: { status } } })
  }
  expect((await papersOf([good])).status).toBe(200)
})

test('a selection of orders is exported', async () => {
  const [one, other] = (await placeConfirmed(2)) as [OrderId, OrderId]
  const { status, body } = await shop.clerk.call('GET', `/orders/export/?ids=${one},${other}`)
  expect(status).toBe(200)
  expect(String(body).trim().split('\n')).toHaveLength(3)
})

test('an accountant books cash, and neither packs nor sends; the warehouse books none', async () => {
  const accountant = await enterAs(shop, 'accountant')
  const [id] = (await placeConfirmed(1)) as [OrderId]
  expect((await work(accountant, 'pack', [id])).status).toBe(403)
  await work(shop.clerk, 'ship', [id])
  await work(shop.clerk, 'deliver', [id])
  const { total } = await see(id)
  expect((await packer.call('POST', `/orders/${id}/cash/`, { body: { amount: total } })).status).toBe(403)
  expect((await accountant.call('POST', `/orders/${id}/cash/`, { body: { amount: total } })).status).toBe(200)
})
