import { type Facets, findMonthlyPrice, type Product, type ShopSettings } from '@shop/contract'
import type { StaffInstallmentPlan } from '@shop/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi } from '../../../../test/accounts.ts'
import { openProcess, openTestShop, type TestProcess, type TestShop, withoutLimits } from '../../../../test/app.ts'
import { enterAs, type Member } from '../../../../test/back-office.ts'
import { createCategory, createProduct, words } from '../../../../test/factories.ts'

let shop: TestShop
let neighbour: TestProcess
let admin: Member
let shelf: number
beforeAll(async () => {
  shop = await openTestShop({ config: withoutLimits })
  neighbour = await openProcess(shop, { config: withoutLimits })
  admin = await enterAs(shop, 'admin')
  shelf = await createCategory(shop.pool)
  for (const price of [150, 900, 1500, 1800.01, 2500, 3000])
    await createProduct(shop.pool, { categoryId: shelf, variants: [{ price: Math.round(price * 100), stock: 3 }] })
})
afterAll(async () => {
  await neighbour.close()
  await shop.close()
})

const plan = (changes: Partial<StaffInstallmentPlan>): StaffInstallmentPlan => ({
  name: words('Plan'),
  method: null,
  months: 12,
  fee_percent: 0,
  min_total: 1000,
  max_total: 2000,
  valid_from: '2026-01-01',
  valid_to: null,
  ...changes,
})

async function savePlans(...installment_plans: StaffInstallmentPlan[]): Promise<void> {
  const { body } = await admin.call('GET', '/settings/')
  expect((await admin.call('PUT', '/settings/', { body: { ...body, installment_plans } })).status).toBe(200)
}

async function list({ app }: TestProcess, query: string) {
  const { body } = await callApi(app, 'GET', `/api/products/?category=${shelf}&ordering=price_asc&${query}`)
  const products: Product[] = body.results
  return { prices: products.map(({ price }) => price), facets: body.facets as Facets, next: body.next }
}
const pricesWithin = async (process: TestProcess) => (await list(process, 'monthly_budget=150')).prices

test('a list within a monthly budget has what a plan takes for no more, and follows the plans in every process', async () => {
  await savePlans(plan({}))
  const both = () => Promise.all([pricesWithin(shop), pricesWithin(neighbour)])
  await expect.poll(both).toEqual([[1500], [1500]])
  // No plan takes what lies between the two.
  await savePlans(plan({}), plan({ months: 24, fee_percent: 20, min_total: 2200, max_total: null }))
  await expect.poll(both).toEqual([
    [1500, 2500, 3000],
    [1500, 2500, 3000],
  ])
  await savePlans(plan({ valid_to: '2026-02-01' }))
  await expect.poll(both).toEqual([[], []])
})

test('its facets and pages count what is left, and each product says a monthly price within the budget', async () => {
  await savePlans(
    plan({ months: 6, min_total: 0, max_total: 950 }),
    plan({ months: 24, min_total: 2200, max_total: 9000 }),
  )
  const asked = 'monthly_budget=150&facets=true&page_size=2'
  await expect.poll(async () => (await list(shop, asked)).prices).toEqual([150, 900])
  const { facets, next } = await list(shop, asked)
  expect(next).toContain('monthly_budget=150')
  expect(facets).toMatchObject({ in_stock: 4, price: { min: 150, max: 3000 } })
  expect((await list(shop, 'monthly_budget=150&min_price=151&max_price=2600')).prices).toEqual([900, 2500])
  const { body: settings }: { body: ShopSettings } = await callApi(shop.app, 'GET', '/api/settings/')
  const monthly = (await list(shop, '')).prices.map(
    (price) => findMonthlyPrice(settings.installment_plans, price)?.monthly,
  )
  expect(monthly.filter((each) => each !== undefined && each <= 150)).toHaveLength(4)
})
