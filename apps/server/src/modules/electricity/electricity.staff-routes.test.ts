import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi } from '../../../test/accounts.ts'
import { openProcess, openTestShop, type TestProcess, type TestShop } from '../../../test/app.ts'
import { enterAs, type Member } from '../../../test/back-office.ts'
import { words } from '../../../test/factories.ts'

let shop: TestShop
let other: TestProcess
let admin: Member
beforeAll(async () => {
  shop = await openTestShop()
  other = await openProcess(shop)
  admin = await enterAs(shop, 'admin')
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

const path = '/electricity/'
const readShown = async (language = 'en') =>
  (await callApi(other.app, 'GET', `/api/electricity/?lang=${language}`)).body
const flat = (valid_from: string, price_per_kwh: number) => ({
  valid_from,
  source: words('Ministry'),
  source_url: 'https://ministry.example/prices',
  tiers: [{ up_to_kwh: null, price_per_kwh, is_from_first_kwh: true }],
})

test('a new shop has the household prices of the ministry, with their source in both languages', async () => {
  const shown = await readShown()
  expect(shown).toMatchObject({ household_kwh: 300, tariff: { valid_from: '2024-09-01' } })
  const tiers = shown.tariff.tiers.map(Object.values)
  expect(tiers).toEqual([
    [50, 0.68, true],
    [100, 0.78, false],
    [200, 0.95, true],
    [350, 1.55, false],
    [650, 1.95, false],
    [1000, 2.1, true],
    [null, 2.23, true],
  ])
  expect(shown.tariff.source).toContain('Ministry of Electricity')
  expect((await readShown('ar')).tariff.source).toContain('وزارة الكهرباء')
})

test('staff enter a tariff: every process shows the newest that is valid, and the change is on record', async () => {
  const { body: before } = await admin.call('GET', path)
  const tariffs = [flat('2199-11-22', 3), flat('2025-11-01', 2.5), ...before.tariffs]
  await readShown()
  const saved = await admin.call('PUT', path, { body: { ...before, household_kwh: 250, tariffs } })
  expect(saved).toMatchObject({ status: 200, body: { version: before.version + 1, tariffs } })
  await expect
    .poll(() => readShown())
    .toMatchObject({
      household_kwh: 250,
      tariff: { valid_from: '2025-11-01', tiers: [{ up_to_kwh: null, price_per_kwh: 2.5 }] },
    })
  const [entry] = await shop.pool`select action, entity, before, after from audit_entries order by id desc limit 1`
  expect(entry).toMatchObject({
    action: 'updated',
    entity: 'electricity',
    before: { household_kwh: 300, tariffs: { '2024-09-01': { tiers: { 1: { price_per_kwh: 0.68 } } } } },
    after: { household_kwh: 250, tariffs: { '2025-11-01': { tiers: { 1: { price_per_kwh: 2.5 } } } } },
  })
})

// Cairo is two hours ahead of UTC: 22 November begins there at 22:00.
test.each([
  ['2199-11-21T21:59:59Z', '2025-11-01'],
  ['2199-11-21T22:00:00Z', '2199-11-22'],
])('at %s the tariff of %s is valid', async (moment, day) => {
  const process = await openProcess(shop, { readClock: () => new Date(moment) })
  const { body } = await callApi(process.app, 'GET', '/api/electricity/')
  await process.close()
  expect(body.tariff.valid_from).toBe(day)
})

test('of two changes at once one is saved, the other learns the version', async () => {
  const { body: now } = await admin.call('GET', path)
  const change = (household_kwh: number) => admin.call('PUT', path, { body: { ...now, household_kwh } })
  const answers = await Promise.all([change(400), change(500)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body).toMatchObject({ code: 'version_conflict', details: { version: now.version + 1 } })
})

test('without a tariff the shop has none to show', async () => {
  const { body: before } = await admin.call('GET', path)
  expect((await admin.call('PUT', path, { body: { ...before, tariffs: [] } })).status).toBe(200)
  await expect.poll(() => readShown()).toMatchObject({ tariff: null })
  const { body: emptied } = await admin.call('GET', path)
  const restored = await admin.call('PUT', path, { body: { ...before, version: emptied.version } })
  expect(restored.body.tariffs).toEqual(before.tariffs)
})

const tiered = (...tiers: [number | null, number][]) => [
  {
    ...flat('2026-01-01', 1),
    tiers: tiers.map(([up_to_kwh, price_per_kwh]) => ({ up_to_kwh, price_per_kwh, is_from_first_kwh: true })),
  },
]

test.each([
  ['no household', { household_kwh: 0 }, 'household_kwh'],
  ['tiers out of order', { tariffs: tiered([100, 1], [50, 2], [null, 3]) }, 'tariffs.0.tiers.1.up_to_kwh'],
  ['a price that falls', { tariffs: tiered([100, 2], [null, 1]) }, 'tariffs.0.tiers.1.price_per_kwh'],
  ['a last tier with an end', { tariffs: tiered([100, 1], [200, 2]) }, 'tariffs.0.tiers.1.up_to_kwh'],
  ['a tier without an end between others', { tariffs: tiered([null, 1], [null, 2]) }, 'tariffs.0.tiers.0.up_to_kwh'],
  ['no tiers', { tariffs: tiered() }, 'tariffs.0.tiers'],
  ['a price of parts of a piastre', { tariffs: tiered([null, 0.685]) }, 'tariffs.0.tiers.0.price_per_kwh'],
  ['two tariffs of one day', { tariffs: [flat('2026-01-01', 1), flat('2026-01-01', 2)] }, 'tariffs.1.valid_from'],
  ['a day that is none', { tariffs: [flat('2026-02-30', 1)] }, 'tariffs.0.valid_from'],
  [
    'a link without TLS',
    { tariffs: [{ ...flat('2026-01-01', 1), source_url: 'http://x.example' }] },
    'tariffs.0.source_url',
  ],
  [
    'a script as a link',
    { tariffs: [{ ...flat('2026-01-01', 1), source_url: 'javascript:alert(1)' }] },
    'tariffs.0.source_url',
  ],
  [
    'a source in one language',
    { tariffs: [{ ...flat('2026-01-01', 1), source: { en: 'x', ar: ' ' } }] },
    'tariffs.0.source.ar',
  ],
])('refuses %s', async (_, changes, field) => {
  const { body: before } = await admin.call('GET', path)
  const { status, body } = await admin.call('PUT', path, { body: { ...before, ...changes } })
  expect([status, Object.keys(body.errors)]).toEqual([400, [field]])
  expect((await admin.call('GET', path)).body).toEqual(before)
})

test('staff without the permission for settings see and change no tariffs', async () => {
  const { body: before } = await admin.call('GET', path)
  for (const role of ['catalogue', 'orders', 'support'] as const) {
    const member = await enterAs(shop, role)
    expect((await member.call('GET', path)).status).toBe(403)
    expect((await member.call('PUT', path, { body: before })).status).toBe(403)
  }
  expect((await callApi(shop.app, 'GET', '/api/admin/electricity/')).status).toBe(401)
})
