import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi } from '../../../../test/accounts.ts'
import { openProcess, withoutLimits } from '../../../../test/app.ts'
import { enterAs, takeStep } from '../../../../test/back-office.ts'
import { type CourierShop, openCourierShop } from '../../../../test/courier-shop.ts'
import { CourierError } from '../../couriers/index.ts'
import { bookParcel } from './book-parcel.service.ts'
import { listOverdue } from './bookings.repository.ts'
import { bookOverdueParcels } from './parcel-work.service.ts'
import { withdrawCancelled } from './withdraw-parcel.service.ts'

let shop: CourierShop
beforeAll(async () => {
  shop = await openCourierShop()
})
afterAll(() => shop.close())

describe('a parcel is booked by the API', () => {
  test('with the number of the order as its reference and the cash to collect; the label has its number', async () => {
    const { id, number } = await shop.place()
    expect((await shop.choose(id)).body).toMatchObject({ carrier_id: shop.carrier, tracking_number: null })
    const tracking = await shop.booked(id)
    expect(shop.deliveriesOf(number)).toMatchObject([{ businessReference: number, cod: 600, trackingNumber: tracking }])
    const papers = (await shop.clerk.call('GET', `/orders/printouts/?ids=${id}`)).body
    expect(papers.results[0].parcel).toMatchObject({
      tracking_number: tracking,
      tracking_url: `https://bosta.example/${tracking}`,
    })
    await shop.choose(id)
    await takeStep(shop.clerk, id, 'ship', 'processing', {
      parcel: { carrier_id: shop.carrier, tracking_number: null },
    })
    expect((await shop.see(id)).parcel).toMatchObject({ booking: 'booked', tracking_number: tracking })
    expect(shop.deliveriesOf(number)).toHaveLength(1)
  })

  test('once, although its answer is lost, two processes book it and its job runs again', async () => {
    const { id, number } = await shop.place()
    await shop.request(id)
    // The search is answered, the booking is done, and its answer is lost.
    shop.bosta.behaveAs('accept', 'lost')
    await expect(bookParcel(shop.deps, shop.driver, id)).rejects.toThrow(CourierError)
    expect(shop.deliveriesOf(number)).toHaveLength(1)
    const runs = [shop, shop.neighbour].map(({ deps }) => bookParcel(deps, shop.driver, id))
    await Promise.allSettled(runs)
    await bookParcel(shop.deps, shop.driver, id)
    expect(shop.deliveriesOf(number)).toHaveLength(1)
    expect((await shop.see(id)).parcel).toMatchObject({ booking: 'booked' })
  })

  test('and even a search that finds nothing makes no second parcel, but work for staff', async () => {
    const { id, number } = await shop.place()
    await shop.request(id)
    shop.bosta.behaveAs('accept', 'lost')
    await expect(bookParcel(shop.deps, shop.driver, id)).rejects.toThrow(CourierError)
    shop.bosta.behaveAs('blind')
    await bookParcel(shop.deps, shop.driver, id)
    expect(shop.deliveriesOf(number)).toHaveLength(1)
    expect((await shop.see(id)).parcel).toMatchObject({ booking: 'failed', booking_failure: 'http 400, code 1071' })
    expect(await shop.problems(number)).toMatchObject([{ reason: 'booking_refused', order: { id } }])
  })

  test('a refused one is listed, and is asked for again', async () => {
    const { id, number } = await shop.place()
    await shop.request(id)
    shop.bosta.behaveAs('accept', 'refuse')
    await bookParcel(shop.deps, shop.driver, id)
    expect((await shop.see(id)).parcel).toMatchObject({ booking: 'failed', booking_failure: 'http 400, code 3002' })
    await shop.choose(id)
    await shop.booked(id)
    expect(shop.deliveriesOf(number)).toHaveLength(1)
  })

  test('one whose job was given up is booked later', async () => {
    const { id } = await shop.place()
    await shop.pool`
      insert into parcels (order_id, carrier_id, booking, updated_at)
      values (${id}, ${shop.carrier}, 'requested', now() - interval '1 hour')`
    await bookOverdueParcels(shop.deps)
    await shop.booked(id)
  })

  test('of many that wait, those without an answer let the others go first', async () => {
    const ids = [(await shop.place()).id, (await shop.place()).id] as const
    for (const id of ids)
      await shop.pool`
        insert into parcels (order_id, carrier_id, booking, updated_at)
        values (${id}, ${shop.carrier}, 'requested', now() - interval '1 hour')`
    const next = async () => await listOverdue(shop.pool, new Date(Date.now() - 60_000), 1)
    const [first = ids[0]] = await next()
    await bookParcel(shop.deps, null, first)
    expect(await next()).toEqual(ids.filter((id) => id !== first))
    for (const id of ids) await bookParcel(shop.deps, shop.driver, id)
  })

  test('a booked one holds its order: no other carrier, products or address until it is withdrawn', async () => {
    const { id, number } = await shop.place()
    await shop.choose(id)
    const tracking = await shop.booked(id)
    expect((await shop.choose(id, { tracking_number: 'OWN-1' })).body).toMatchObject({ code: 'parcel_booked' })
    const { version, lines } = await shop.see(id)
    const correction = await shop.clerk.call('PATCH', `/orders/${id}/`, { body: { version, city: 'Zamalek' } })
    expect(correction.body).toMatchObject({ code: 'parcel_booked' })
    const wanted = [{ variant_id: lines[0].variant_id, quantity: 2 }]
    const change = { version, lines: wanted, delivery: 0, reason: 'Two' }
    expect((await shop.clerk.call('PUT', `/orders/${id}/lines/`, { body: change })).body).toMatchObject({
      code: 'parcel_booked',
    })
    const withdraw = () => shop.clerk.call('POST', `/orders/${id}/parcel/withdrawals/`)
    expect((await withdraw()).body).toMatchObject({ booking: null, tracking_number: null })
    expect((await withdraw()).body).toMatchObject({ code: 'parcel_not_withdrawn' })
    await shop.choose(id)
    expect(await shop.booked(id)).not.toBe(tracking)
    expect(shop.deliveriesOf(number).map(({ businessReference }) => businessReference)).toEqual([number, `${number}-2`])
    const entries = await shop.pool<{ action: string; before: unknown; after: unknown }[]>`
      select action, before, after from audit_entries where entity_id = ${id} and action in ('parcel_booked', 'parcel_withdrawn')
      order by id limit 2`
    expect(entries).toEqual([
      { action: 'parcel_booked', before: null, after: { tracking_number: true } },
      { action: 'parcel_withdrawn', before: { tracking_number: true }, after: null },
    ])
    shop.bosta.change((await shop.see(id)).parcel.tracking_number, { state: 21 })
    expect((await withdraw()).body).toMatchObject({ code: 'parcel_not_withdrawn' })
    expect((await shop.see(id)).parcel).toMatchObject({ booking: 'booked' })
    await takeStep(shop.clerk, id, 'ship', 'processing')
    expect((await withdraw()).body).toMatchObject({ code: 'order_step_refused' })
    const accountant = await enterAs(shop, 'accountant')
    expect((await accountant.call('POST', `/orders/${id}/parcel/withdrawals/`)).status).toBe(403)
  })

  test('one that was withdrawn at its carrier no longer holds its order', async () => {
    const { id } = await shop.place()
    await shop.choose(id)
    shop.bosta.change(await shop.booked(id), { state: 48 })
    const { status, body } = await shop.clerk.call('POST', `/orders/${id}/parcel/withdrawals/`)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({ booking: null, tracking_number: null })
  })

  test('one whose carrier does not answer is listed once, since when and with its last error, until it is booked', async () => {
    const { id, number } = await shop.place()
    await shop.request(id)
    shop.bosta.behaveAs('broken')
    await expect(bookParcel(shop.deps, shop.driver, id)).rejects.toThrow(CourierError)
    const [first] = await shop.problems(number)
    expect(first).toMatchObject({ reason: 'not_answered', state: 'http 502', order: { id } })
    shop.bosta.behaveAs('cut')
    await expect(bookParcel(shop.deps, shop.driver, id)).rejects.toThrow(CourierError)
    expect(await shop.problems(number)).toEqual([{ ...first, state: 'no answer' }])
    await bookParcel(shop.deps, shop.driver, id)
    expect(await shop.problems(number)).toEqual([])
  })

  test('one that waits when the API is turned off is listed until it is on again, or the order is cancelled', async () => {
    const [kept, cancelled] = [await shop.place(), await shop.place()]
    for (const { id, number } of [kept, cancelled]) {
      await shop.request(id)
      await bookParcel(shop.deps, null, id)
      expect(await shop.problems(number)).toMatchObject([{ reason: 'not_answered', state: '', order: { id } }])
    }
    await takeStep(shop.clerk, cancelled.id, 'cancel', 'processing')
    await bookParcel(shop.deps, null, cancelled.id)
    expect(await shop.problems(cancelled.number)).toEqual([])
    await bookParcel(shop.deps, shop.driver, kept.id)
    expect(await shop.problems(kept.number)).toEqual([])
    expect((await shop.see(kept.id)).parcel).toMatchObject({ booking: 'booked' })
  })

  test('one whose carrier did not answer is listed no longer once it is refused, or its order is cancelled', async () => {
    const [refused, cancelled] = [await shop.place(), await shop.place()]
    for (const { id } of [refused, cancelled]) {
      await shop.request(id)
      shop.bosta.behaveAs('broken')
      await expect(bookParcel(shop.deps, shop.driver, id)).rejects.toThrow(CourierError)
    }
    await takeStep(shop.clerk, cancelled.id, 'cancel', 'processing')
    await bookParcel(shop.deps, shop.driver, cancelled.id)
    expect(await shop.problems(cancelled.number)).toEqual([])
    shop.bosta.behaveAs('accept', 'refuse')
    await bookParcel(shop.deps, shop.driver, refused.id)
    expect(await shop.problems(refused.number)).toMatchObject([{ reason: 'booking_refused' }])
  })

  test('a request without an answer is given up: its order is free, and the carrier is checked', async () => {
    const { id, number } = await shop.place()
    await shop.request(id)
    shop.bosta.behaveAs('broken')
    await expect(bookParcel(shop.deps, shop.driver, id)).rejects.toThrow(CourierError)
    const withdraw = () => shop.clerk.call('POST', `/orders/${id}/parcel/withdrawals/`)
    const own = { tracking_number: `OWN-${number.slice(3)}` }
    expect((await shop.choose(id, own)).body).toMatchObject({ code: 'parcel_booked' })
    await shop.pool`update parcels set claimed_until = now() + interval '1 minute' where order_id = ${id}`
    expect((await withdraw()).body).toMatchObject({ code: 'parcel_not_withdrawn' })
    await shop.pool`update parcels set claimed_until = null where order_id = ${id}`
    expect((await withdraw()).body).toMatchObject({ booking: null, tracking_number: null })
    expect(await shop.problems(number)).toMatchObject([{ reason: 'not_withdrawn', order: { id } }])
    const [entry] = await shop.pool`
      select actor_id, before from audit_entries where entity_id = ${id} and action = 'parcel_withdrawn'`
    expect(entry).toEqual({ actorId: shop.clerk.id, before: { booking: 'requested' } })
    await bookParcel(shop.deps, shop.driver, id)
    expect(shop.deliveriesOf(number)).toEqual([])
    // The carrier may have the first one after all.
    await shop.choose(id)
    await shop.booked(id)
    expect(shop.deliveriesOf(number)).toMatchObject([{ businessReference: `${number}-2` }])
  })

  test('a request without an answer is given up after hand-over as well, and not for a cancelled order', async () => {
    const { id } = await shop.place()
    await shop.request(id)
    await takeStep(shop.clerk, id, 'ship', 'processing')
    const withdraw = (order: string) => shop.clerk.call('POST', `/orders/${order}/parcel/withdrawals/`)
    expect((await withdraw(id)).body).toMatchObject({ booking: null })
    const other = await shop.place()
    await takeStep(shop.clerk, other.id, 'cancel', 'processing')
    await shop.request(other.id)
    expect((await withdraw(other.id)).body).toMatchObject({ code: 'order_step_refused' })
  })

  test('that of a cancelled order is withdrawn, or listed when the carrier keeps it', async () => {
    const [one, other, third] = [await shop.place(), await shop.place(), await shop.place()]
    for (const { id } of [one, other]) await shop.choose(id)
    const [first, second] = [await shop.booked(one.id), await shop.booked(other.id)]
    shop.bosta.change(second, { state: 21 })
    for (const { id } of [one, other]) await takeStep(shop.clerk, id, 'cancel', 'processing')
    await expect.poll(async () => (await shop.driver.inquire(first))?.state).toBe('48')
    await expect.poll(() => shop.problems(second)).toMatchObject([{ reason: 'not_withdrawn', order: { id: other.id } }])
    await withdrawCancelled(shop.deps, shop.driver, third.id)
    // A request that was not sent yet is dropped.
    await takeStep(shop.clerk, third.id, 'cancel', 'processing')
    await shop.request(third.id)
    await bookParcel(shop.deps, shop.driver, third.id)
    expect(shop.deliveriesOf(third.number)).toEqual([])
    expect((await shop.see(third.id)).parcel).toMatchObject({ booking: null })
  })
})

test('a second account of Bosta is refused, and a shop without its API books nothing', async () => {
  const name = { en: 'Bosta', ar: 'بوسطة' }
  const body = { name, kind: 'bosta', tracking_pattern: '', is_active: true }
  expect((await shop.admin.call('POST', '/carriers/', { body })).body).toMatchObject({ code: 'carrier_not_possible' })
  const plain = await openProcess(shop, { config: withoutLimits })
  const { id } = await shop.place()
  const { token } = shop.clerk
  const answer = await callApi(plain.app, 'PUT', `/api/admin/orders/${id}/parcel/`, {
    token,
    body: { carrier_id: shop.carrier, tracking_number: null },
  })
  expect(answer.body).toMatchObject({ code: 'carrier_not_possible' })
  // What was booked or requested before the API was turned off does not hold its order.
  const [booked, requested] = [await shop.place(), await shop.place()]
  await shop.choose(booked.id)
  const tracking = await shop.booked(booked.id)
  await shop.request(requested.id)
  for (const order of [booked, requested]) {
    const path = `/api/admin/orders/${order.id}/parcel/withdrawals/`
    const given = await callApi(plain.app, 'POST', path, { token })
    expect(given.body).toMatchObject({ booking: null, tracking_number: null })
  }
  for (const [subject, order] of [
    [tracking, booked.id],
    [requested.number, requested.id],
  ] as const)
    expect(await shop.problems(subject)).toMatchObject([{ reason: 'not_withdrawn', order: { id: order } }])
  await plain.close()
})
