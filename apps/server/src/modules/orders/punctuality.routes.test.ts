import type { GovernorateCode } from '@shop/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi } from '../../../test/accounts.ts'
import { openTestShop, type TestShop, withoutLimits } from '../../../test/app.ts'
import { enterAs, type Member, placeOrder } from '../../../test/back-office.ts'
import { createProduct } from '../../../test/factories.ts'

/** Noon in Cairo of 24 November. */
let now = new Date('2026-11-24T12:00:00+02:00')
let shop: TestShop
let admin: Member
let productId: number
beforeAll(async () => {
  shop = await openTestShop({ connections: 8, config: withoutLimits, readClock: () => now })
  admin = await enterAs(shop, 'admin')
  productId = (await createProduct(shop.pool, { variants: [{ stock: 500 }] })).id
})
afterAll(() => shop.close())

type Told = { promised: string; delivered?: string; status: string; region?: GovernorateCode }

/** An order with a promised day, and the moment of its delivery if it has one. */
async function tell({ promised, delivered, status, region = 'EG-C' }: Told): Promise<void> {
  const { id } = await placeOrder(shop, { productId, fields: { region } })
  await shop.pool`
    update orders set promised_from = ${promised}, promised_to = ${promised}, status = ${status},
      payment_status = case when ${status} = 'delivered' then 'paid' else payment_status end
    where id = ${id}`
  if (delivered)
    await shop.pool`
      insert into order_events (order_id, status, created_at) values (${id}, 'delivered', ${new Date(delivered)})`
}
const read = async (days = '') => (await admin.call('GET', `/overview/punctuality/${days}`)).body
const readPublic = async () => (await callApi(shop.app, 'GET', '/api/orders/punctuality/')).body

describe('the kept promises', () => {
  test('count the Cairo day of the delivery, and orders that are still on their way as late', async () => {
    expect(await read()).toEqual({ due: 0, kept: 0, by_governorate: [] })
    // The last minute of the promised day, and the first of the next one.
    await tell({ promised: '2026-11-20', delivered: '2026-11-20T23:59:00+02:00', status: 'delivered' })
    await tell({ promised: '2026-11-20', delivered: '2026-11-21T00:00:00+02:00', status: 'delivered' })
    await tell({ promised: '2026-11-22', status: 'in_transit', region: 'EG-ASN' })
    await tell({ promised: '2026-11-22', status: 'processing', region: 'EG-ASN' })
    expect(await read()).toEqual({
      due: 4,
      kept: 1,
      by_governorate: [
        { governorate: 'EG-ASN', due: 2, kept: 0 },
        { governorate: 'EG-C', due: 2, kept: 1 },
      ],
    })
  })

  test('leave out cancelled orders, refused parcels, and promises for today and later', async () => {
    const before = await read()
    await tell({ promised: '2026-11-20', status: 'cancelled' })
    await tell({ promised: '2026-11-20', status: 'returned' })
    await tell({ promised: '2026-11-24', status: 'in_transit' })
    await tell({ promised: '2026-11-24', delivered: '2026-11-24T10:00:00+02:00', status: 'delivered' })
    expect(await read()).toEqual(before)
  })

  test('count an order that was delivered and returned later', async () => {
    const { due, kept } = await read()
    await tell({ promised: '2026-11-20', delivered: '2026-11-19T10:00:00+02:00', status: 'returned' })
    expect(await read()).toMatchObject({ due: due + 1, kept: kept + 1 })
  })

  test('are counted for the period that is asked for', async () => {
    const { due } = await read()
    await tell({ promised: '2026-10-25', delivered: '2026-10-25T10:00:00+02:00', status: 'delivered' })
    await tell({ promised: '2026-10-24', delivered: '2026-10-24T10:00:00+02:00', status: 'delivered' })
    expect((await read()).due).toBe(due + 1)
    expect((await read('?days=90')).due).toBe(due + 2)
    expect((await admin.call('GET', '/overview/punctuality/?days=7')).status).toBe(400)
  })
})

test('shoppers read the share only when the owner shows it, of 20 orders or more', async () => {
  const show = async (shows_punctuality: boolean) => {
    const { calendar } = (await admin.call('GET', '/delivery/')).body
    expect((await admin.call('PUT', '/delivery/calendar/', { body: { ...calendar, shows_punctuality } })).status).toBe(
      200,
    )
  }
  await show(true)
  await expect.poll(readPublic).toEqual({ percent: null })
  for (let placed = 0; placed < 20; placed += 1)
    await tell({ promised: '2026-11-20', delivered: '2026-11-20T10:00:00+02:00', status: 'delivered' })
  const { due, kept } = await read('?days=90')
  await show(false)
  await show(true)
  await expect.poll(readPublic).toEqual({ percent: Math.floor((100 * kept) / due) })
  await show(false)
  await expect.poll(readPublic).toEqual({ percent: null })
  now = new Date()
})
