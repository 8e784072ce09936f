import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enterAs, openStaffedShop, type StaffedShop } from '../../../test/back-office.ts'

let shop: StaffedShop
beforeAll(async () => {
  shop = await openStaffedShop()
})
afterAll(() => shop.close())

const carrier = {
  name: { en: 'Nile Express', ar: 'النيل إكسبريس' },
  kind: 'csv',
  tracking_pattern: 'https://nile.example/track/{number}',
  is_active: true,
}

describe('carriers', () => {
  test('are entered in both languages, listed by name and changed, with each change in the audit log', async () => {
    const { status, body: created } = await shop.admin.call('POST', '/carriers/', { body: carrier })
    expect([status, created]).toMatchObject([201, { ...carrier, version: 1 }])
    const change = { name: carrier.name, tracking_pattern: '', is_active: false, version: 1 }
    const changed = await shop.admin.call('PUT', `/carriers/${created.id}/`, { body: change })
    expect(changed.body).toMatchObject({ tracking_pattern: '', is_active: false, version: 2 })
    const stale = await shop.admin.call('PUT', `/carriers/${created.id}/`, { body: change })
    expect([stale.status, stale.body.code]).toEqual([409, 'version_conflict'])
    expect((await shop.clerk.call('GET', `/carriers/${created.id}/`)).body).toMatchObject({ version: 2 })
    const list = async (query: string) => (await shop.clerk.call('GET', `/carriers/?${query}`)).body
    expect(await list('q=نيل')).toMatchObject({ count: 1, results: [{ id: created.id }] })
    expect(await list('q=nile&sort=updated_at&is_active=false')).toMatchObject({ count: 1 })
    expect(await list('q=nile&is_active=true')).toMatchObject({ count: 0 })
    const rows = await shop.pool<{ action: string }[]>`
      select action from audit_entries where entity = 'carrier' and entity_id = ${String(created.id)} order by id`
    expect(rows.map(({ action }) => action)).toEqual(['created', 'updated'])
  })

  test.each([
    ['no Arabic name', { name: { en: 'Nile', ar: ' ' } }],
    ['an unknown kind', { kind: 'pigeon' }],
    ['a page without HTTPS', { tracking_pattern: 'http://nile.example/{number}' }],
    ['a page without a place for the number', { tracking_pattern: 'https://nile.example/' }],
    ['a script', { tracking_pattern: 'javascript:alert({number})' }],
  ])('with %s are refused', async (_name, fields) => {
    const { status, body } = await shop.admin.call('POST', '/carriers/', { body: { ...carrier, ...fields } })
    expect([status, body.code]).toEqual([400, 'validation_failed'])
  })

  test('an API without its settings is refused, and an unknown carrier is not found', async () => {
    const bosta = await shop.admin.call('POST', '/carriers/', { body: { ...carrier, kind: 'bosta' } })
    expect([bosta.status, bosta.body.code]).toEqual([409, 'carrier_not_possible'])
    expect((await shop.admin.call('GET', '/carriers/999999/')).status).toBe(404)
    const { kind: _, ...fields } = carrier
    expect((await shop.admin.call('PUT', '/carriers/999999/', { body: { ...fields, version: 1 } })).status).toBe(404)
  })

  test.each([
    ['orders', 200, 403],
    ['support', 200, 403],
    ['warehouse', 200, 403],
    ['accountant', 200, 403],
    ['catalogue', 403, 403],
    ['shopper', 403, 403],
  ] as const)('the role %s reads with %i and changes with %i', async (role, reads, changes) => {
    const member = await enterAs(shop, role)
    expect((await member.call('GET', '/carriers/')).status).toBe(reads)
    expect((await member.call('POST', '/carriers/', { body: carrier })).status).toBe(changes)
  })
})
