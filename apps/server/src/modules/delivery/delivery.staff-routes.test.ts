import { governorateCodes } from '@shop/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi } from '../../../test/accounts.ts'
import { openProcess, openTestShop, type TestProcess, type TestShop } from '../../../test/app.ts'
import { enterAs, type Member } from '../../../test/back-office.ts'
import { words } from '../../../test/factories.ts'
import { findNextChange } from './delivery.repository.ts'
import { fillDemoFees } from './demo-fees.service.ts'

// A Monday, 10:00 in Cairo.
const monday = () => new Date('2026-11-23T08:00:00Z')
let shop: TestShop
let other: TestProcess
let admin: Member
beforeAll(async () => {
  shop = await openTestShop()
  other = await openProcess(shop, { readClock: monday })
  admin = await enterAs(shop, 'admin')
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

type Zone = { governorate: string; version: number; days_to: number }
const readZones = async (): Promise<Zone[]> => (await admin.call('GET', '/delivery/')).body.zones
const readCalendar = async () => (await admin.call('GET', '/delivery/')).body.calendar
const readZone = async (governorate: string) => (await readZones()).find((zone) => zone.governorate === governorate)
const putZone = (zone: object, governorate: string) =>
  admin.call('PUT', `/delivery/zones/${governorate}/`, { body: zone })
const putCalendar = (calendar: object) => admin.call('PUT', '/delivery/calendar/', { body: calendar })
async function readShown(governorate: string) {
  const { body } = await callApi(other.app, 'GET', '/api/delivery/')
  return body.zones.find((zone: Zone) => zone.governorate === governorate)
}

test("a new shop delivers to 27 governorates for the shop's fee, in 1 to 5 days", async () => {
  const zones = await readZones()
  expect(zones.map(({ governorate }) => governorate)).toEqual(governorateCodes)
  expect(zones[0]).toMatchObject({ fee: 50, free_over: 500, days_from: 1, days_to: 1, takes_cash: true, is_open: true })
  const slowest = zones.filter(({ days_to }) => days_to === 5).map(({ governorate }) => governorate)
  expect(slowest.sort()).toEqual(['EG-ASN', 'EG-BA', 'EG-JS', 'EG-LX', 'EG-MT', 'EG-SIN', 'EG-WAD'])
  expect(await readShown('EG-C')).toMatchObject({ promise: { from: '2026-11-24', to: '2026-11-24' } })
  expect(await readShown('EG-ASN')).toMatchObject({ promise: { from: '2026-11-26', to: '2026-11-29' } })
})

test('governorates with the same terms share an entry, the fastest first', async () => {
  const { body } = await callApi(other.app, 'GET', '/api/delivery/terms/')
  expect(body.map(({ days_from, days_to }: Record<string, number>) => [days_from, days_to])).toEqual([
    [1, 1],
    [1, 2],
    [2, 3],
    [2, 4],
    [3, 5],
  ])
  expect(body[0]).toEqual({
    governorates: ['EG-C', 'EG-GZ', 'EG-KB'],
    fee: 50,
    free_over: 500,
    days_from: 1,
    days_to: 1,
    takes_cash: true,
    cut_off: '14:00',
    weekdays: [1, 2, 3, 4, 6, 7],
  })
})

test('a change of a zone is recorded, and every process shows it', async () => {
  const zone = await readZone('EG-ASN')
  await readShown('EG-ASN')
  const change = { ...zone, fee: 110.5, free_over: null, days_from: 4, days_to: 6, takes_cash: false }
  const saved = await putZone(change, 'EG-ASN')
  expect(saved).toMatchObject({ status: 200, body: { fee: 110.5, free_over: null, version: 2 } })
  await expect
    .poll(() => readShown('EG-ASN'))
    .toMatchObject({
      fee: 110.5,
      free_over: null,
      takes_cash: false,
      promise: { from: '2026-11-28', to: '2026-11-30' },
    })
  const [entry] = await shop.pool`
    select action, entity, entity_id, before, after from audit_entries order by id desc limit 1`
  expect(entry).toEqual({
    action: 'updated',
    entity: 'delivery_zone',
    entityId: 'EG-ASN',
    before: { fee: 50, free_over: 500, days_from: 3, days_to: 5, takes_cash: true },
    after: { fee: 110.5, free_over: null, days_from: 4, days_to: 6, takes_cash: false },
  })
})

test('a governorate that takes no cash shares no entry with those that do', async () => {
  await putZone({ ...(await readZone('EG-KB')), takes_cash: false }, 'EG-KB')
  const readFastest = async () => {
    const { body } = await callApi(other.app, 'GET', '/api/delivery/terms/')
    return body
      .filter(({ days_to }: Zone) => days_to === 1)
      .map(({ governorates, takes_cash }: Record<string, unknown>) => [governorates, takes_cash])
  }
  await expect.poll(readFastest).toEqual([
    [['EG-C', 'EG-GZ'], true],
    [['EG-KB'], false],
  ])
})

test('the shop takes cash while an open governorate does', async () => {
  const takesCash = async () => (await callApi(other.app, 'GET', '/api/settings/')).body.takes_cash
  const sinai = await readZone('EG-SIN')
  await shop.pool`update delivery_zones set takes_cash = governorate = 'EG-SIN'`
  await putZone({ ...sinai, is_open: false }, 'EG-SIN')
  await expect.poll(takesCash).toBe(false)
  await putZone({ ...(await readZone('EG-SIN')), is_open: true }, 'EG-SIN')
  await expect.poll(takesCash).toBe(true)
  await shop.pool`update delivery_zones set takes_cash = true`
})

test('a closed zone promises no day', async () => {
  await putZone({ ...(await readZone('EG-SIN')), is_open: false }, 'EG-SIN')
  await expect.poll(() => readShown('EG-SIN')).toMatchObject({ is_open: false, promise: null })
  const readServed = async () => {
    const { body } = await callApi(other.app, 'GET', '/api/delivery/terms/')
    return body.flatMap(({ governorates }: { governorates: string[] }) => governorates)
  }
  await expect.poll(readServed).not.toContain('EG-SIN')
})

test('the calendar moves the promise: cut-off, days of delivery and holidays', async () => {
  const before = await readCalendar()
  expect(before).toMatchObject({ cut_off: '14:00', weekdays: [1, 2, 3, 4, 6, 7], holidays: [] })
  const holidays = [{ day: '2026-11-25', name: words('Stocktaking') }]
  const saved = await putCalendar({ ...before, cut_off: '09:30', weekdays: [7, 3, 4, 3], holidays })
  expect(saved).toMatchObject({ status: 200, body: { weekdays: [3, 4, 7], holidays, version: before.version + 1 } })
  // It is past 09:30, so Thursday is day 0.
  await expect.poll(() => readShown('EG-C')).toMatchObject({ promise: { from: '2026-11-29', to: '2026-11-29' } })
  const readTerms = async () => (await callApi(other.app, 'GET', '/api/delivery/terms/')).body[0]
  await expect.poll(readTerms).toMatchObject({ cut_off: '09:30', weekdays: [3, 4, 7] })
  const [entry] = await shop.pool`select entity, before, after from audit_entries order by id desc limit 1`
  expect(entry).toMatchObject({
    entity: 'delivery_calendar',
    before: { cut_off: '14:00' },
    after: { cut_off: '09:30' },
  })
  await putCalendar({ ...before, version: saved.body.version })
})

// 14:00 in Cairo is 12:00 UTC in November; the next day begins at 22:00 UTC.
test.each([
  ['2026-11-23T11:59:59Z', '2026-11-24', '2026-11-23T12:00:00Z'],
  ['2026-11-23T12:00:00Z', '2026-11-25', '2026-11-23T22:00:00Z'],
  ['2026-11-23T22:00:00Z', '2026-11-25', '2026-11-24T12:00:00Z'],
])('at %s Cairo is promised %s, and the answer is cached until %s', async (moment, day, until) => {
  const process = await openProcess(shop, { readClock: () => new Date(moment) })
  const { body } = await callApi(process.app, 'GET', '/api/delivery/')
  await process.close()
  expect(body.zones[0].promise.to).toBe(day)
  expect(await findNextChange(shop.pool, new Date(moment))).toEqual(new Date(until))
})

test('of two changes at once one is saved, the other learns the version', async () => {
  const zone = await readZone('EG-GZ')
  const zones = await Promise.all([60, 70].map((fee) => putZone({ ...zone, fee }, 'EG-GZ')))
  const calendar = await readCalendar()
  const calendars = await Promise.all(['10:00', '11:00'].map((cut_off) => putCalendar({ ...calendar, cut_off })))
  for (const [answers, before] of [
    [zones, zone],
    [calendars, calendar],
  ]) {
    expect(answers.map(({ status }: { status: number }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }: { status: number }) => status === 409)
    expect(refused?.body).toMatchObject({ code: 'version_conflict', details: { version: before.version + 1 } })
  }
})

test.each([
  ['a negative fee', { fee: -1 }, 'fee'],
  ['parts of a piastre', { fee: 0.001 }, 'fee'],
  ['a negative threshold', { free_over: -1 }, 'free_over'],
  ['a last day before the first', { days_from: 3, days_to: 2 }, 'days_to'],
  ['31 days at least', { days_from: 31, days_to: 40 }, 'days_from'],
  ['half a day', { days_to: 5.5 }, 'days_to'],
])('a zone with %s is refused', async (_title, change, field) => {
  const zone = await readZone('EG-C')
  const { status, body } = await putZone({ ...zone, ...change }, 'EG-C')
  expect([status, Object.keys(body.errors)]).toEqual([400, [field]])
  expect(await readZone('EG-C')).toEqual(zone)
})

const holiday = (day: string) => ({ day, name: words('Feast') })
test.each([
  ['a cut-off that is no time', { cut_off: '24:00' }, 'cut_off'],
  ['no day of delivery', { weekdays: [] }, 'weekdays'],
  ['an eighth day', { weekdays: [1, 8] }, 'weekdays.1'],
  ['a day that is none', { holidays: [holiday('2026-02-30')] }, 'holidays.0.day'],
  ['a holiday twice', { holidays: [holiday('2027-03-10'), holiday('2027-03-10')] }, 'holidays.1.day'],
  [
    'a holiday with one name',
    { holidays: [{ day: '2027-03-10', name: { en: 'Eid', ar: ' ' } }] },
    'holidays.0.name.ar',
  ],
])('a calendar with %s is refused', async (_title, change, field) => {
  const calendar = await readCalendar()
  const { status, body } = await putCalendar({ ...calendar, ...change })
  expect([status, Object.keys(body.errors)]).toEqual([400, [field]])
  expect(await readCalendar()).toEqual(calendar)
})

test('an unknown governorate is refused', async () => {
  expect((await putZone({ ...(await readZone('EG-C')) }, 'Atlantis')).status).toBe(400)
})

test('the database refuses what no zone or calendar may be', async () => {
  const { pool } = shop
  await expect(pool`delete from delivery_zones where governorate = 'EG-C'`).rejects.toThrow(/close the zone/)
  await expect(pool`update delivery_zones set fee_piastres = -1`).rejects.toThrow(/fee_check/)
  await expect(pool`update delivery_zones set free_over_piastres = -1`).rejects.toThrow(/free_over_check/)
  await expect(pool`update delivery_zones set days_from = days_to + 1`).rejects.toThrow(/days_check/)
  await expect(pool`update delivery_settings set cut_off = '2 pm'`).rejects.toThrow(/cut_off_check/)
  await expect(pool`update delivery_settings set weekdays = '{}'`).rejects.toThrow(/weekdays_check/)
})

test('staff without the permission for settings see and change no zones', async () => {
  const [zone, calendar] = [await readZone('EG-C'), await readCalendar()]
  for (const role of ['catalogue', 'orders', 'support'] as const) {
    const member = await enterAs(shop, role)
    expect((await member.call('GET', '/delivery/')).status).toBe(403)
    expect((await member.call('PUT', '/delivery/zones/EG-C/', { body: zone })).status).toBe(403)
    expect((await member.call('PUT', '/delivery/calendar/', { body: calendar })).status).toBe(403)
  }
  expect((await callApi(shop.app, 'GET', '/api/admin/delivery/')).status).toBe(401)
})

test('the demo asks for more in far governorates', async () => {
  await fillDemoFees(shop.pool)
  const fees = await shop.pool`
    select governorate, fee_piastres from delivery_zones
    where governorate in ('EG-ALX', 'EG-SUZ', 'EG-MN', 'EG-LX') order by fee_piastres`
  expect(fees.map(({ governorate, feePiastres }) => [governorate, feePiastres])).toEqual([
    ['EG-ALX', 6000],
    ['EG-SUZ', 7000],
    ['EG-MN', 8500],
    ['EG-LX', 11_000],
  ])
})
