import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi } from '../../../../test/accounts.ts'
import { openProcess } from '../../../../test/app.ts'
import { enterAs, type Member, takeStep } from '../../../../test/back-office.ts'
import { type CourierShop, openCourierShop } from '../../../../test/courier-shop.ts'
import { webhookSecret } from '../../../../test/fakes/bosta.ts'
import { CourierError } from '../../couriers/index.ts'
import { askAboutParcel } from './apply-news.service.ts'

let shop: CourierShop
beforeAll(async () => {
  shop = await openCourierShop()
})
afterAll(() => shop.close())

const tell = (body: object, secret = webhookSecret, path = 'bosta') =>
  callApi(shop.app, 'POST', `/api/couriers/webhooks/${path}/`, { body, headers: { authorization: secret } })
const ask = (tracking: string) => askAboutParcel(shop.deps, shop.driver, tracking)

describe('news of the carrier', () => {
  test('a webhook is only news: the step follows what the API says, as the carrier, and the cash stays with it', async () => {
    const { id, tracking } = await shop.sent()
    // The webhook claims a delivery, and the API says otherwise.
    expect((await tell({ trackingNumber: tracking, state: 45, cod: 600 })).status).toBe(200)
    await ask(tracking)
    expect(await shop.see(id)).toMatchObject({ status: 'in_transit' })
    shop.bosta.change(tracking, { state: 45 })
    expect((await tell({ trackingNumber: tracking, state: 41 })).status).toBe(200)
    await expect.poll(async () => (await shop.see(id)).status).toBe('delivered')
    const order = await shop.see(id)
    expect(order).toMatchObject({ payment_status: 'collected', undo: null })
    expect(order.timeline.at(-1)).toMatchObject({ status: 'delivered', actor: null, carrier: { en: 'Bosta' } })
    const rows = await shop.pool<{ actorId: number | null }[]>`
      select actor_id from audit_entries where entity_id = ${id} and action = 'delivered'`
    expect(rows).toEqual([{ actorId: null }])
  })

  test('the same news many times at once take one step', async () => {
    const { id, tracking } = await shop.sent()
    shop.bosta.change(tracking, {
      state: 47,
      exceptionCode: 7,
      numberOfAttempts: 1,
      scheduledAt: '2199-01-01T09:00:00Z',
    })
    await Promise.all([ask(tracking), ask(tracking), askAboutParcel(shop.neighbour.deps, shop.driver, tracking)])
    await ask(tracking)
    expect(await shop.see(id)).toMatchObject({ status: 'in_transit', attempts: 1 })
    shop.bosta.change(tracking, { state: 45 })
    await Promise.all([ask(tracking), askAboutParcel(shop.neighbour.deps, shop.driver, tracking)])
    expect(
      (await shop.see(id)).timeline.filter(({ status }: { status: string }) => status === 'delivered'),
    ).toHaveLength(1)
  })

  test('a refused parcel comes back, and people receive it; late news change nothing', async () => {
    const { id, tracking } = await shop.sent()
    shop.bosta.change(tracking, { state: 47, exceptionCode: 8, numberOfAttempts: 1 })
    await ask(tracking)
    expect(await shop.see(id)).toMatchObject({ status: 'returning', payment_status: 'unpaid' })
    shop.bosta.change(tracking, { state: 46, type: 20 })
    await ask(tracking)
    expect(await shop.see(id)).toMatchObject({ status: 'returning' })
    await takeStep(shop.clerk, id, 'receive_back', 'returning')
    await ask(tracking)
    expect(await shop.see(id)).toMatchObject({ status: 'returned' })
    expect(await shop.problems(tracking)).toEqual([])
  })

  test('what is unknown or impossible is listed once, and dealt with by staff', async () => {
    const { id, tracking } = await shop.sent()
    shop.bosta.change(tracking, { state: 999 })
    await ask(tracking)
    await ask(tracking)
    const [open, ...others] = await shop.problems(tracking)
    expect([open, others]).toMatchObject([{ reason: 'state_unknown', order: { id } }, []])
    const resolve = (by: Member) => by.call('POST', `/parcel-problems/${open?.id}/resolutions/`)
    expect((await resolve(await enterAs(shop, 'warehouse'))).status).toBe(403)
    expect((await resolve(shop.clerk)).body.dealt_with).toMatchObject({ actor: { id: shop.clerk.id } })
    expect((await resolve(shop.clerk)).body).toMatchObject({ code: 'problem_dealt_with' })
    const done = (await shop.clerk.call('GET', '/parcel-problems/?state=done')).body
    expect(done.results).toMatchObject([{ id: open?.id }])
    expect((await shop.clerk.call('GET', '/parcel-problems/')).body.count).toBeGreaterThan(0)
    await ask(tracking)
    expect(await shop.problems(tracking)).toHaveLength(1)
    expect(await shop.see(id)).toMatchObject({ status: 'in_transit' })
    expect((await shop.clerk.call('POST', '/parcel-problems/999999/resolutions/')).status).toBe(404)
  })

  test('a parcel that was not handed over, and one of no order, change nothing', async () => {
    const { id } = await shop.place()
    await shop.choose(id)
    const tracking = await shop.booked(id)
    shop.bosta.change(tracking, { state: 45 })
    await ask(tracking)
    expect(await shop.problems(tracking)).toMatchObject([{ reason: 'state_differs' }])
    expect(await shop.see(id)).toMatchObject({ status: 'processing' })
    await ask('123456')
    expect(await shop.problems('123456')).toMatchObject([{ reason: 'parcel_unknown', order: null }])
  })

  test.each(['silent', 'broken', 'garbage'])(
    'a carrier that is %s changes nothing, and is asked again',
    async (bad) => {
      const { id, tracking } = await shop.sent()
      shop.bosta.change(tracking, { state: 45 })
      shop.bosta.behaveAs(bad)
      const driver = bad === 'silent' ? shop.impatientDriver : shop.driver
      await expect(askAboutParcel(shop.deps, driver, tracking)).rejects.toThrow(CourierError)
      shop.bosta.forgive()
      expect(await shop.see(id)).toMatchObject({ status: 'in_transit' })
      await ask(tracking)
      expect(await shop.see(id)).toMatchObject({ status: 'delivered' })
    },
  )

  test('a webhook without the secret, of another carrier or without a number does nothing', async () => {
    for (const secret of ['', 'wrong', `Bearer ${webhookSecret}`]) {
      const { status, body } = await tell({ trackingNumber: '1' }, secret)
      expect([status, body.code]).toEqual([401, 'signature_wrong'])
    }
    expect((await tell({ trackingNumber: '1' }, webhookSecret, 'pigeon')).status).toBe(404)
    expect((await tell({ trackingNumber: { $ne: 1 } })).status).toBe(200)
    expect((await tell({})).status).toBe(200)
  })

  test('many wrong secrets of one address, or of one IPv6 network, are refused without being compared', async () => {
    const limited = await openProcess(shop, { config: { couriers: shop.bosta.settings, logLevel: 'silent' } })
    const forge = (address: string) => {
      const headers = { authorization: 'wrong' }
      return callApi(limited.app, 'POST', '/api/couriers/webhooks/bosta/', { address, body: {}, headers })
    }
    for (const addressOfCall of [() => '41.51.0.1', (call: number) => `2001:db8:1:2::${call + 1}`]) {
      const statuses: number[] = []
      for (let call = 0; call < 31; call += 1) statuses.push((await forge(addressOfCall(call))).status)
      expect(statuses).toEqual([...Array(30).fill(401), 429])
    }
    await limited.close()
  })
})
