import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FakeBosta, startBosta, webhookSecret } from '../../../../../test/fakes/bosta.ts'
import { impatient } from '../../../../../test/impatient.ts'
import type { CourierDriver, CourierError, ParcelRequest } from '../courier-driver.types.ts'
import { createBosta } from './bosta.driver.ts'
import { deliverySchema, toParcelState } from './bosta-states.rules.ts'

let bosta: FakeBosta
let driver: CourierDriver
beforeAll(async () => {
  bosta = await startBosta()
  driver = createBosta(bosta.settings)
})
afterAll(() => bosta.stop())

let count = 0
const request = (fields: Partial<ParcelRequest> = {}): ParcelRequest => ({
  reference: `NW-${++count}`,
  collect: 600,
  value: 600,
  units: 2,
  description: '2 × NW-KT-1',
  note: 'Ring twice',
  recipient: { firstName: 'Mona', lastName: 'Salem', phone: '+201012345678' },
  address: { governorate: 'EG-C', city: 'Maadi', street: '9 Road 9', apartment: '3' },
  ...fields,
})
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('it was done'),
    (error: CourierError) => error,
  )

describe('Bosta', () => {
  test('books a parcel with its address and what to collect, and finds it by its reference', async () => {
    const asked = request()
    const number = await driver.book(asked)
    const sent = bosta.requests.findLast(({ path }) => path.startsWith('/api/v2/deliveries?'))
    expect(sent?.headers.authorization).toBe('bosta-key')
    expect(JSON.parse(sent?.text ?? '')).toMatchObject({
      type: 10,
      cod: 600,
      businessReference: asked.reference,
      uniqueBusinessReference: asked.reference,
      receiver: { firstName: 'Mona', lastName: 'Salem', phone: '01012345678' },
      dropOffAddress: { city: 'Cairo', cityId: 'city-1', districtName: 'Maadi', firstLine: '9 Road 9', apartment: '3' },
      specs: { packageDetails: { itemsCount: 2 } },
    })
    expect(await driver.findByReference(asked.reference)).toBe(number)
    expect(await driver.findByReference('NW-unknown')).toBeNull()
  })

  test('tells the state of a parcel, and gives it back until it is picked up', async () => {
    const number = await driver.book(request())
    expect(await driver.inquire(number)).toMatchObject({ trackingNumber: number, outcome: 'moving' })
    expect(await driver.inquire('1')).toBeNull()
    await driver.withdraw(number)
    expect(await driver.inquire(number)).toMatchObject({ outcome: 'lost', state: '48' })
    const moving = await driver.book(request())
    bosta.change(moving, { state: 21 })
    expect(await failureOf(driver.withdraw(moving))).toMatchObject({ kind: 'refused', reason: 'http 400, code 1027' })
    expect(await failureOf(driver.withdraw('1'))).toMatchObject({ kind: 'refused', reason: 'http 404, code 1004' })
  })

  test.each([48, 49])('a parcel that was withdrawn there, state %i, counts as withdrawn', async (state) => {
    const number = await driver.book(request())
    bosta.change(number, { state })
    await driver.withdraw(number)
    expect(await driver.inquire(number)).toMatchObject({ state: String(state) })
  })

  test('a second parcel of a reference is refused', async () => {
    const asked = request()
    await driver.book(asked)
    expect(await failureOf(driver.book(asked))).toMatchObject({ kind: 'refused' })
  })

  test('a governorate that it does not serve is refused', async () => {
    const address = { ...request().address, governorate: 'EG-WAD' as const }
    expect(await failureOf(driver.book(request({ address })))).toMatchObject({ kind: 'refused' })
  })

  test.each([
    ['cut', 'no answer'],
    ['redirect', 'no answer'],
    ['broken', 'http 502'],
    ['busy', 'http 429'],
    ['garbage', 'http 200 without a JSON object'],
  ])('on a %s day it is not known whether it was done', async (behaviour, reason) => {
    bosta.behaveAs(behaviour)
    expect(await failureOf(driver.book(request()))).toMatchObject({ kind: 'unreachable', reason })
  })

  test('on a silent day it is not known whether it was done', async () => {
    const hasty = createBosta({ ...bosta.settings, timeoutMs: impatient(500) })
    // The first call reads the cities.
    bosta.behaveAs('accept', 'silent')
    expect(await failureOf(hasty.book(request()))).toMatchObject({ kind: 'unreachable', reason: 'no answer' })
    bosta.forgive()
  })

  test('a refusal names neither the recipient nor the key', async () => {
    bosta.behaveAs('refuse')
    const error = await failureOf(driver.book(request()))
    expect(error).toMatchObject({ kind: 'refused', reason: 'http 400, code 3002' })
    expect(JSON.stringify(error) + error.message).not.toMatch(/Mona|name that|bosta-key/)
  })

  test('knows its webhooks by the whole secret', () => {
    expect(driver.isAuthentic(webhookSecret)).toBe(true)
    for (const wrong of [undefined, '', `${webhookSecret}x`, webhookSecret.slice(1), webhookSecret.toUpperCase()])
      expect(driver.isAuthentic(wrong)).toBe(false)
    expect(driver.readWebhook({ trackingNumber: 7_000_001, state: 45 })).toBe('7000001')
    for (const body of [null, [], {}, { trackingNumber: { $gt: '' } }]) expect(driver.readWebhook(body)).toBeNull()
  })
})

test.each([
  [{ state: 41 }, 'moving'],
  [{ state: { code: 45 } }, 'delivered'],
  [{ state: 46 }, 'back'],
  [{ state: 60 }, 'back'],
  [{ state: 47, exceptionCode: 7 }, 'failed'],
  [{ state: 100 }, 'lost'],
  [{ state: 999 }, null],
  [{ state: 30, type: { code: 20 } }, 'coming_back'],
  [{ state: 47, type: 'RTO' }, 'coming_back'],
  [{ state: 46, type: 20 }, 'back'],
  [{ state: 45, type: 'RTO' }, null],
  [{ state: 45, type: 'CUSTOMER_RETURN_PICKUP' }, null],
  [{ state: 45, type: 'SEND' }, 'delivered'],
])('the delivery %j is %s', (fields, outcome) => {
  expect(toParcelState(deliverySchema.parse({ trackingNumber: 1, ...fields }))).toMatchObject({ outcome })
})

test('a failed delivery has its reason, its count and its next day, if Bosta says them', () => {
  const failed = { trackingNumber: 1, state: 47, exceptionCode: 3, numberOfAttempts: 2 }
  const read = (fields: object) => toParcelState(deliverySchema.parse({ ...failed, ...fields }))
  expect(read({ scheduledAt: '2026-11-30T08:00:00Z' })).toMatchObject({
    failure: 'postponed',
    attempts: 2,
    nextDay: '2026-11-30',
  })
  expect(read({ exceptionCode: 101, numberOfAttempts: null })).toMatchObject({
    failure: null,
    attempts: null,
    nextDay: null,
  })
  expect(read({ exceptionCode: 8 })).toMatchObject({ failure: 'refused', state: '47, exception 8' })
})
