import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop, withoutLimits } from '../../../../test/app.ts'
import { enterAs, type Member, placeOrder, takeStep } from '../../../../test/back-office.ts'
import { createProduct, type MadeProduct, words } from '../../../../test/factories.ts'

/** A quarter past midnight in Cairo, on a day that has not begun in UTC. */
const now = new Date('2026-07-01T21:15:00Z')

let shop: TestShop
let admin: Member
let clerk: Member
let kettle: MadeProduct
beforeAll(async () => {
  shop = await openTestShop({ connections: 6, config: withoutLimits, readClock: () => now })
  admin = await enterAs(shop, 'admin', 'Nour')
  clerk = await enterAs(shop, 'orders', 'Hala')
  kettle = await createProduct(shop.pool, {
    nameEn: 'Steamer',
    nameAr: 'ستيمر',
    variants: [{ stock: 3, price: 50_000 }],
  })
})
afterAll(() => shop.close())

type Entry = { id: number; action: string; entity: string; label: { en: string } | null; grouped: number }

async function list(query: string): Promise<Entry[]> {
  const { status, body } = await admin.call('GET', `/audit-entries/?page_size=100&${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.results
}
const find = (q: string) => list(`q=${encodeURIComponent(q)}`)

const edit = (change: object, ids: number[] = [kettle.id]) =>
  admin.call('POST', '/bulk-edits/', { body: { products: ids.map((id) => ({ id })), change, is_preview: false } })

describe('the audit log', () => {
  test('is found by SKU and by name in both languages, whatever the thing is called since', async () => {
    await edit({ is_featured: true })
    await shop.pool`update products set name_en = 'Renamed' where id = ${kettle.id}`
    for (const q of [kettle.sku, 'steamer', 'ستيمر'])
      expect(
        (await find(q)).map(({ action, entity }) => [action, entity]),
        q,
      ).toContainEqual(['updated', 'product'])
    const [entry] = await find(kettle.sku)
    expect(entry?.label).toEqual({ en: `${kettle.sku} Steamer`, ar: `${kettle.sku} ستيمر` })
  })

  test('is found by the name of an offer and of a carrier, and by the code of a coupon', async () => {
    const moments = { starts_at: '2026-07-02T00:00:00Z', ends_at: '2026-07-03T00:00:00Z' }
    const offer = {
      ...moments,
      name: words('Quiet night'),
      scope: 'products',
      targets: [kettle.id],
      kind: 'percent',
      value: 10,
    }
    const amounts = { percent: 10, amount: null, min_subtotal: 0, max_uses: 10, max_uses_per_customer: 1 }
    const coupon = {
      ...moments,
      ...amounts,
      name: words('Night'),
      code: 'NIGHT10',
      kind: 'percent',
      category_ids: [],
      is_active: true,
    }
    const carrier = { name: words('Night bus'), kind: 'csv', tracking_pattern: '', is_active: true }
    for (const [path, body] of Object.entries({ offers: offer, coupons: coupon, carriers: carrier }))
      expect((await admin.call('POST', `/${path}/`, { body })).status, path).toBe(201)
    const found = async (q: string) => (await find(q)).map(({ action, entity }) => `${entity} ${action}`)
    expect(await found('quiet night')).toEqual(['offer created'])
    expect(await found('night10')).toEqual(['coupon created'])
    expect(await found('night bus')).toEqual(['carrier created'])
  })

  test('is found by the number of an order, and names no customer', async () => {
    const { id, number } = await placeOrder(shop, { fields: { first_name: 'Zeinab' } })
    await clerk.call('POST', `/orders/${id}/calls/`, { body: { outcome: 'reached' } })
    await takeStep(clerk, id, 'ship', 'processing')
    expect((await find(number)).map(({ action }) => action)).toEqual(['shipped', 'called'])
    expect(await find('Zeinab')).toEqual([])
  })

  test('is narrowed to a person and to days of Cairo', async () => {
    await shop.pool`
      insert into audit_entries (actor_id, action, entity, entity_id, at)
      values (${clerk.id}, 'updated', 'settings', 'shop', '2026-06-30T21:05:00Z')`
    const ofClerk = await list(`actor=${clerk.id}&from=2026-07-01&to=2026-07-01`)
    expect(ofClerk.map(({ entity }) => entity)).toEqual(['settings'])
    expect(await list(`actor=${admin.id}&from=2026-07-01&to=2026-07-01`)).toEqual([])
    expect(await list(`actor=${clerk.id}&to=2026-06-30`)).toEqual([])
    expect((await admin.call('GET', '/audit-entries/?from=July')).status).toBe(400)
  })

  test('shows what was changed together as one line, with what is behind it on demand', async () => {
    const others: MadeProduct[] = []
    for (let made = 0; made < 3; made += 1) others.push(await createProduct(shop.pool))
    await edit(
      { is_featured: true },
      others.map(({ id }) => id),
    )
    const [line, ...rest] = await list('')
    expect(line).toMatchObject({ action: 'bulk_edited', entity: 'product', grouped: 3 })
    expect(rest.filter(({ action }) => action === 'bulk_edited').length).toBe(1)
    const behind = await list(`group=${line?.id}`)
    expect(behind.map(({ label }) => label?.en.split(' ')[0]).sort()).toEqual(others.map(({ sku }) => sku).sort())
    expect((await find(others[0]?.sku ?? '')).map(({ action }) => action)).toContain('updated')
  })

  test('stays as it was written', async () => {
    await expect(shop.pool`update audit_entries set label_en = 'x'`).rejects.toThrow('not allowed')
    await expect(shop.pool`delete from audit_entries`).rejects.toThrow('not allowed')
  })
})
