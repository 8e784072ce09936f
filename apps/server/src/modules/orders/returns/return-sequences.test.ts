import { randomUUID } from 'node:crypto'
import type { OrderId } from '@shop/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, callApi } from '../../../../test/accounts.ts'
import { openStaffedShop, type StaffedShop, takeStep, takeSteps } from '../../../../test/back-office.ts'
import { createProduct, goodCheckout } from '../../../../test/factories.ts'
import { isLongRun } from '../../../../test/long-run.ts'
import { takeReturn } from '../../../../test/returns.ts'
import { issueDocuments } from '../books/issue-documents.service.ts'

/** Steps of one person; numbers are taken modulo the number of choices. */
type Step = { kind: keyof typeof doings; a: number; b: number }
type Scene = { id: OrderId; accessToken: string; variantIds: number[] }

const [lanes, steps] = [3, 12]
const runs = isLongRun ? 200 : 12
let shop: StaffedShop
beforeAll(async () => {
  shop = await openStaffedShop()
})
afterAll(() => shop.close())

/** An order of three units of one product and two of another, delivered for cash, with one unit that came back. */
async function openScene(): Promise<Scene> {
  const variants = [{ price: 9_999, stock: 8 }]
  const products = [await createProduct(shop.pool, { variants }), await createProduct(shop.pool, { variants })]
  const key = randomUUID()
  for (const [place, { id }] of products.entries())
    await callApi(shop.app, 'POST', `/api/orders/cart-items/add_to_cart/?session_key=${key}`, {
      body: { product_id: id, quantity: 3 - place },
    })
  const { status, body } = await callApi(shop.app, 'POST', `/api/orders/checkout/?session_key=${key}`, {
    body: goodCheckout,
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(status, JSON.stringify(body)).toBe(201)
  await takeSteps(shop.clerk, body.order.id, ['ship', 'processing'], ['deliver', 'in_transit'])
  const variantIds = products.flatMap((product) => product.variantIds)
  const scene = { id: body.order.id, accessToken: body.access_token, variantIds }
  await doings.ask(scene, { kind: 'ask', a: 1, b: 0 })
  await doings.decide(scene, { kind: 'decide', a: 0, b: 1 })
  await doings.inspect(scene, { kind: 'inspect', a: 0, b: 1 })
  return scene
}

const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)]

async function pickReturn({ id }: Scene, index: number) {
  const rows = await shop.pool<{ id: string; due: number | null }[]>`
    select id, due_piastres as due from returns where order_id = ${id} order by number`
  return pick(rows, index)
}

const doings = {
  async ask({ id, accessToken, variantIds }: Scene, { a, b }: Step) {
    const reason = pick(['faulty', 'change_of_mind', 'wrong_item'], a + b)
    const lines = variantIds
      .map((variant_id, place) => ({ variant_id, quantity: (place === 0 ? a : b) % 4 }))
      .filter(({ quantity }) => quantity > 0)
    const url = `/api/orders/${id}/returns/?access_token=${accessToken}`
    return await callApi(shop.neighbour.app, 'POST', url, {
      body: { lines, reason },
      headers: { 'idempotency-key': randomUUID() },
    })
  },
  async withdraw(scene: Scene, { a }: Step) {
    const found = await pickReturn(scene, a)
    const url = `/api/orders/${scene.id}/returns/${found?.id}/withdraw/?access_token=${scene.accessToken}`
    return found && (await callApi(shop.app, 'POST', url, { body: {} }))
  },
  async decide(scene: Scene, { a, b }: Step) {
    const found = await pickReturn(scene, a)
    return found && (await takeReturn.decide(shop.support, found.id, b % 5 === 0 ? 'refuse' : 'approve', 'Used'))
  },
  async collect(scene: Scene, { a }: Step) {
    const found = await pickReturn(scene, a)
    return found && (await takeReturn.collect(shop.clerk, found.id))
  },
  async inspect(scene: Scene, { a, b }: Step) {
    const found = await pickReturn(scene, a)
    if (!found) return
    const asked = await shop.pool<{ variantId: number; quantity: number }[]>`
      select l.variant_id, r.quantity from return_lines r join order_lines l on l.id = r.line_id where r.return_id = ${found.id}`
    const lines = asked.map(({ variantId, quantity }, place) => {
      const received = b % 3 === 0 ? (b + place) % (quantity + 1) : quantity
      return { variant_id: variantId, received, damaged: (a + place) % (received + 1) }
    })
    return await shop.clerk.call('POST', `/returns/${found.id}/inspections/`, { body: { lines } })
  },
  async refund(scene: Scene, { a, b }: Step) {
    const found = await pickReturn(scene, a)
    const amount = (found?.due ?? 500) - (b % 3) * 100 + (b % 7 === 0 ? 1 : 0)
    return found && (await takeReturn.refund(shop.admin, found.id, Math.max(1, amount) / 100))
  },
  async close(scene: Scene, { a, b }: Step) {
    const found = await pickReturn(scene, a)
    return found && (await takeReturn.close(shop.admin, found.id, b % 4 === 0 ? 'Empty box' : ''))
  },
  async returnAll({ id, variantIds }: Scene, { a, b }: Step) {
    const damaged = [{ variant_id: variantIds[0], units: 1 + (a % 3) }]
    return await takeStep(shop.clerk, id, 'return', 'delivered', b % 2 === 0 ? { damaged } : {})
  },
} satisfies Record<string, (scene: Scene, step: Step) => Promise<Answer | undefined>>

const weights: Record<keyof typeof doings, number> = {
  ask: 6,
  withdraw: 1,
  decide: 6,
  collect: 3,
  inspect: 6,
  refund: 6,
  close: 2,
  returnAll: 1,
}
const kinds = Object.entries(weights) as [keyof typeof doings, number][]
const stepArbitrary: fc.Arbitrary<Step> = fc.record({
  kind: fc.oneof(...kinds.map(([kind, weight]) => ({ weight, arbitrary: fc.constant(kind) }))),
  a: fc.nat(1000),
  b: fc.nat(1000),
})

test('any steps of several people at the same time leave units and money consistent', async () => {
  const script = fc.array(stepArbitrary, { minLength: steps, maxLength: steps })
  let refunds = 0
  const property = fc.asyncProperty(fc.array(script, { minLength: lanes, maxLength: lanes }), async (scripts) => {
    const scene = await openScene()
    await Promise.all(scripts.map((lane) => play(scene, lane)))
    await checkUnits(scene)
    refunds += await checkMoney(scene)
    await checkBooks(scene)
  })
  await fc.assert(property, { numRuns: runs, endOnFailure: true })
  expect(refunds).toBeGreaterThan(runs / 4)
}, 600_000)

async function play(scene: Scene, lane: readonly Step[]): Promise<void> {
  for (const step of lane) {
    const answer = await doings[step.kind](scene, step)
    expect([200, 201, 400, 409, undefined], JSON.stringify(answer?.body)).toContain(answer?.status)
  }
}

/** Units that went out are those that are still out, and those that came back; the stock is the sum of its ledger. */
async function checkUnits({ id }: Scene): Promise<void> {
  const lines = await shop.pool`
    select l.quantity, l.returned, l.damaged, l.in_returns, v.stock,
      (select sum(units)::integer from stock_movements m where m.variant_id = v.id) as ledger,
      (select sum(units)::integer from stock_movements m where m.variant_id = v.id and m.order_id = l.order_id) as moved,
      (select coalesce(sum(r.received), 0)::integer from return_lines r where r.line_id = l.id) as received,
      (select coalesce(sum(r.damaged), 0)::integer from return_lines r where r.line_id = l.id) as written_off,
      (select coalesce(sum(coalesce(r.received, r.quantity)), 0)::integer from return_lines r join returns t on t.id = r.return_id
        where r.line_id = l.id and t.status not in ('refused', 'withdrawn')) as claimed
    from order_lines l join variants v on v.id = l.variant_id where l.order_id = ${id}`
  expect(lines).toHaveLength(2)
  for (const line of lines) {
    const { quantity, returned, damaged } = line
    expect(line).toMatchObject({ stock: line.ledger, moved: returned - damaged - quantity })
    expect(line).toMatchObject({ received: returned, writtenOff: damaged, claimed: line.inReturns })
    expect(line.inReturns).toBeLessThanOrEqual(quantity)
  }
  const [order] = await shop.pool`select status from orders where id = ${id}`
  expect(order?.status === 'returned').toBe(lines.every(({ quantity, returned }) => quantity === returned))
}

/** The books have the order with its total, and each refund of it with what was given back, to the piastre. */
async function checkBooks({ id }: Scene): Promise<void> {
  const later = new Date(Date.now() + 60_000)
  await issueDocuments({ db: shop.pool, readClock: () => later, taxAuthority: null })
  const [books] = await shop.pool`
    select o.total_piastres = sum(l.paid) filter (where d.kind = 'invoice') as has_total,
      o.repaid_piastres = coalesce(sum(l.paid) filter (where d.kind = 'credit_note'), 0) as has_refunds,
      count(*) filter (where d.number is null)::integer as due,
      count(*) filter (where d.kind = 'credit_note')::integer
        = (select count(*) from returns r where r.order_id = o.id and r.refund_method is not null) as has_notes
    from orders o join book_documents d on d.order_id = o.id
      left join lateral (select sum(net_piastres + vat_piastres) as paid from book_lines where document_id = d.id) as l on true
    where o.id = ${id} group by o.id`
  expect(books).toEqual({ hasTotal: true, hasRefunds: true, due: 0, hasNotes: true })
}

/** No more money went out than came in, and each refund is within what its return is due. @returns how many refunds there were */
async function checkMoney({ id }: Scene): Promise<number> {
  const [sums] = await shop.pool<Record<'total' | 'repaid' | 'refunded' | 'due' | 'refunds', number>[]>`
    select o.total_piastres as total, o.repaid_piastres as repaid, coalesce(sum(r.refunded_piastres), 0)::bigint as refunded,
      coalesce(sum(r.due_piastres), 0)::bigint as due, count(r.refund_method) as refunds
    from orders o left join returns r on r.order_id = o.id where o.id = ${id} group by o.id`
  if (!sums) throw new Error('There is no order')
  expect(sums.repaid).toBe(sums.refunded)
  expect(sums.refunded).toBeLessThanOrEqual(sums.due)
  expect(sums.due).toBeLessThanOrEqual(sums.total)
  return sums.refunds
}
