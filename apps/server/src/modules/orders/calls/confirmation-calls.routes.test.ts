import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../../test/app.ts'
import { enterAs, type Member, placeOrder, takeStep } from '../../../../test/back-office.ts'

let shop: TestShop
let now = new Date()
let support: Member
beforeAll(async () => {
  shop = await openTestShop({ connections: 8, readClock: () => now })
  support = await enterAs(shop, 'support', 'Samir')
  // These tests run at any hour.
  await shop.pool`update shop_settings set calls_from = '00:00', calls_to = '24:00'`
})
afterAll(() => shop.close())

type Waiting = {
  id: string
  is_late: boolean
  waiting_minutes: number
  call_at: string | null
  calls: number
  unanswered: number
  last_call: { outcome: string }
}
async function queue(
  query = '',
): Promise<{ count: number; due: number; late: number; results: Waiting[]; next: string | null }> {
  const { status, body } = await support.call('GET', `/confirmation-calls/${query}`)
  expect(status).toBe(200)
  return body
}
const record = (id: string, body: object) => support.call('POST', `/orders/${id}/calls/`, { body })
const age = (id: string, minutes: number) => shop.pool`
  update order_events set created_at = ${new Date(now.getTime() - minutes * 60_000)} where order_id = ${id}`

describe('the queue of confirmation calls', () => {
  test('lists the longest waiting first, with the time that the shop promised', async () => {
    const [fresh, late, later] = [await placeOrder(shop), await placeOrder(shop), await placeOrder(shop)]
    now = new Date()
    await age(fresh.id, 5)
    await age(late.id, 31)
    await age(later.id, 90)
    expect(await queue()).toMatchObject({
      count: 3,
      late: 2,
      confirmation_minutes: 30,
      results: [
        { id: later.id, waiting_minutes: 90, is_late: true, calls: 0, last_call: null },
        { id: late.id, waiting_minutes: 31, is_late: true },
        { id: fresh.id, waiting_minutes: 5, is_late: false },
      ],
    })
    const page = await queue('?page_size=2')
    expect(page.results).toHaveLength(2)
    expect(page.next).toBe('/api/admin/confirmation-calls/?state=to_call&page=2&page_size=2')
    expect((await queue('?page_size=2&page=2')).results).toMatchObject([{ id: fresh.id }])
    await shop.pool`update shop_settings set confirmation_minutes = 60`
    expect(await queue()).toMatchObject({ late: 1, confirmation_minutes: 60 })
    await shop.pool`update shop_settings set confirmation_minutes = 30`
  })

  test('holds an order until its shopper is reached', async () => {
    const { id } = await placeOrder(shop)
    await age(id, 600)
    const again = new Date(now.getTime() + 3_600_000).toISOString()
    await record(id, { outcome: 'no_answer' })
    await record(id, { outcome: 'wrong_number', note: 'A bakery' })
    const answer = await record(id, { outcome: 'postponed', call_again_at: again })
    expect(answer.body).toMatchObject({
      needs_call: true,
      calls: [
        { outcome: 'no_answer', note: '', actor: { name: 'Samir' } },
        { outcome: 'wrong_number', note: 'A bakery', call_again_at: null },
        { outcome: 'postponed', call_again_at: again },
      ],
    })
    expect((await queue()).results.at(-1)).toMatchObject({
      id,
      calls: 3,
      call_at: again,
      last_call: { outcome: 'postponed' },
    })
    expect((await record(id, { outcome: 'reached' })).body.needs_call).toBe(false)
    expect((await queue()).results.map((waiting) => waiting.id)).not.toContain(id)
    const audit = await shop.pool`select action, after from audit_entries where entity_id = ${id} order by id`
    expect(audit).toHaveLength(4)
    expect(audit[1]).toEqual({ action: 'called', after: { outcome: 'wrong_number' } })
  })

  test('shows what the caller must know: goods, address and note', async () => {
    const { id } = await placeOrder(shop)
    const waiting = (await queue()).results.find((one) => one.id === id)
    const { body: order } = await support.call('GET', `/orders/${id}/`)
    expect(waiting).toMatchObject({
      lines: order.lines.map(({ variant_id, name, color, size, quantity }: Record<string, unknown>) => ({
        variant_id,
        name,
        color,
        size,
        quantity,
      })),
      address: order.address.address,
      shopper_note: order.notes,
    })
  })

  test('a call without an answer is due again after half an hour, behind the others', async () => {
    const [missed, other] = [await placeOrder(shop), await placeOrder(shop)]
    now = new Date()
    await age(missed.id, 700)
    await age(other.id, 5)
    const start = await queue()
    expect(start.results[0]).toMatchObject({ id: missed.id, call_at: null, is_late: true })
    await record(missed.id, { outcome: 'no_answer' })
    const after = await queue()
    expect(after).toMatchObject({ count: start.count, due: start.due - 1, late: start.late - 1 })
    const callAt = new Date(now.getTime() + 30 * 60_000).toISOString()
    expect(after.results.at(-1)).toMatchObject({ id: missed.id, call_at: callAt, is_late: false, unanswered: 1 })
    await shop.pool`update order_calls set created_at = ${new Date(now.getTime() - 30 * 60_000)} where order_id = ${missed.id}`
    expect((await queue()).results[0]).toMatchObject({ id: missed.id, call_at: null, is_late: true })
  })

  test('after the third try that reached nobody an order waits for a decision, not for a call', async () => {
    const { id } = await placeOrder(shop)
    const idsOf = async (state: string) =>
      (await queue(`?page_size=100&state=${state}`)).results.map((waiting) => waiting.id)
    await record(id, { outcome: 'no_answer' })
    await record(id, { outcome: 'wrong_number' })
    expect(await idsOf('to_call')).toContain(id)
    expect(await idsOf('to_decide')).toEqual([])
    const before = await queue()
    await record(id, { outcome: 'no_answer' })
    expect(await idsOf('to_call')).not.toContain(id)
    expect(await queue('?state=to_decide')).toMatchObject({
      count: 1,
      to_decide: 1,
      due: before.due,
      results: [{ id, unanswered: 3, last_call: { outcome: 'no_answer' } }],
    })
    expect(await queue()).toMatchObject({ count: before.count - 1, to_decide: 1 })
    // The customer rang back, and asked for another call.
    await record(id, { outcome: 'postponed' })
    expect(await idsOf('to_call')).toContain(id)
    expect(await idsOf('to_decide')).toEqual([])
    await record(id, { outcome: 'no_answer' })
    await takeStep(support, id, 'cancel', 'processing')
    expect(await idsOf('to_decide')).toEqual([])
    expect((await support.call('GET', '/confirmation-calls/?state=lost')).status).toBe(400)
  })

  test('a shopper who cancels on the phone cancels the order, once', async () => {
    const { id } = await placeOrder(shop)
    expect((await record(id, { outcome: 'cancels' })).body.errors).toHaveProperty('note')
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => record(id, { outcome: 'cancels', note: 'Found it cheaper' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const { body } = await support.call('GET', `/orders/${id}/`)
    expect(body).toMatchObject({ status: 'cancelled', calls: [{ outcome: 'cancels', note: 'Found it cheaper' }] })
    // The reason is for staff; the shopper reads the timeline.
    expect(JSON.stringify(body.timeline)).not.toContain('cheaper')
    const moved = await shop.pool`select units from stock_movements where order_id = ${id} order by id`
    expect(moved.reduce((sum, { units }) => sum + units, 0)).toBe(0)
    const actions = await shop.pool`select action from audit_entries where entity_id = ${id} order by id`
    expect(actions.map(({ action }) => action)).toEqual(['called', 'cancelled'])
  })

  test('cancelling a paid order on the phone needs the right to refund', async () => {
    const { id } = await placeOrder(shop)
    await shop.pool`update orders set payment_method = 'card', payment_status = 'paid' where id = ${id}`
    expect((await record(id, { outcome: 'cancels', note: 'Too late' })).status).toBe(403)
    const { body } = await support.call('GET', `/orders/${id}/`)
    expect(body).toMatchObject({ status: 'processing', calls: [] })
  })

  test('drops an order that is on its way', async () => {
    const { id } = await placeOrder(shop)
    await takeStep(support, id, 'ship', 'processing')
    expect((await queue()).results.map((waiting) => waiting.id)).not.toContain(id)
    expect(await record(id, { outcome: 'reached' })).toMatchObject({
      status: 409,
      body: { code: 'order_step_refused' },
    })
  })

  test('saves every call that several people enter concurrently', async () => {
    const { id } = await placeOrder(shop)
    const outcomes = ['no_answer', 'reached', 'no_answer', 'postponed']
    await Promise.all(outcomes.map((outcome) => record(id, { outcome })))
    const { body } = await support.call('GET', `/orders/${id}/`)
    expect(body.calls.map(({ outcome }: { outcome: string }) => outcome).sort()).toEqual(outcomes.toSorted())
    expect(body.needs_call).toBe(false)
  })

  test.each([{}, { outcome: 'asleep' }, { outcome: 'postponed', call_again_at: 'tomorrow' }])(
    'takes no call such as %j',
    async (body) => {
      const { id } = await placeOrder(shop)
      expect((await record(id, body)).status).toBe(400)
    },
  )
})
