import { catalogFilesMessages } from '../../apps/dashboard/src/resources/catalog-files/catalog-files.messages.ts'
import { cartMessages } from '../../apps/storefront/app/features/cart/cart.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { expect, test } from '../pages/scripted-shop-test.ts'
import { logInByApi } from '../pages/staff-client.ts'
import { dashboardTexts } from '../scripted/dashboard-texts.ts'
import { storeInBrowser } from '../scripted/store-in-browser.ts'
import { orderTexts, publicTexts, storedTexts } from '../scripted/storefront-texts.ts'
import { listTextFields, notWritten } from '../scripted/text-fields.ts'

// The journeys of this file share one shop, so they run in sequence.
test.describe.configure({ mode: 'default' })

test('every text field of the contract was filled with a script', once, ({ scripted }) => {
  const written = new Set(scripted.pen.fields())
  const isExcused = (field: string) => Object.values(notWritten).some((pattern) => pattern.test(field))
  expect(listTextFields().filter((field) => !written.has(field) && !isExcused(field))).toEqual([])
})

test('no script runs on public pages', once, async ({ page, scripted, expectTexts }) => {
  for (const { name, pathOf, fields } of publicTexts)
    await test.step(name, async () => {
      await page.goto(pathOf(scripted))
      await expectTexts(fields)
    })
  await page.goto(paths.product(scripted.product))
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.flatMap((json) => JSON.stringify(JSON.parse(json))).join()).toContain('onerror=ran()')
  await page.goto(`/no-such-page/"><svg onload=ran()>?next=javascript:ran()#<img src=x onerror=ran()>`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectTexts([])
})

test(
  'no script runs in the cart and the search',
  once,
  async ({ page, scripted, expectTexts, words, header, cartModal, productPage }) => {
    const name = scripted.pen.textOf('staff.products.updateProduct.name', words.language)
    await page.goto(paths.product(scripted.product))
    await productPage.addToCart(name).click()
    await expect(header.cart).toHaveAccessibleName(words(cartMessages).cartWithCount({ count: 1 }))
    await header.cart.click()
    await expect(cartModal.line(name).quantity).toBeVisible()
    await expectTexts(['staff.products.updateProduct.name'])
    for (const path of [paths.cart(), paths.checkout()]) {
      await page.goto(path)
      await expectTexts(['staff.products.updateProduct.name', 'staff.products.updateProduct.colors.name'])
    }
    // Beside the form of an order a phone has no search.
    await page.goto(paths.home())
    await header.searchBox.fill(name)
    await expect(header.resultNamed(name)).toBeVisible()
    await expectTexts(['staff.products.updateProduct.name'])
  },
)

test("no script runs on a shopper's own pages", once, async ({ page, scripted, expectTexts, words }) => {
  await page.goto(paths.home())
  await storeInBrowser(page, scripted, await logInByApi(scripted.origin, words.language, scripted.shopper))
  for (const { name, pathOf, fields } of [...orderTexts, ...storedTexts])
    await test.step(name, async () => {
      await page.goto(pathOf(scripted))
      await expectTexts(fields)
    })
  await page.goto(paths.account())
  const address = ['saveAddress', 'changeAddress'].flatMap((call) =>
    ['address', 'area', 'city'].map((name) => `addresses.${call}.${name}`),
  )
  await expect(page.getByRole('listitem').filter({ hasText: 'onerror=ran()' }).first()).toBeVisible()
  await expectTexts(['users.updateProfile.first_name', 'users.updateProfile.last_name', ...address])
})

for (const [part, pages] of Object.entries(dashboardTexts))
  test(
    `no script runs in the dashboard: ${part}`,
    once,
    async ({ page, openAsAdmin, dashboard, scripted, expectTexts }) => {
      for (const [place, { name, pathOf, fields }] of pages.entries())
        await test.step(name, async () => {
          const path = `/dashboard/${pathOf(scripted)}`
          await (place === 0 ? openAsAdmin(path) : dashboard.visit(path))
          await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
          await expectTexts(fields)
        })
    },
  )

test(
  'no script runs in the preview of an import',
  once,
  async ({ page, openAsAdmin, dashboard, expectTexts, words }) => {
    const text = '<img src=x onerror=ran()></script><script>ran()</script>{{ran()}}'
    const row = (category: string, price: string) => `product,${text},${category},${text},${text},${price},4`
    const choose = async (...rows: string[]) => {
      const buffer = Buffer.from(['row,sku,category,name_en,name_ar,price,stock', ...rows].join('\n'))
      await page
        .getByLabel(words(catalogFilesMessages).choose)
        .setInputFiles({ name: `${text}.csv`, mimeType: 'text/csv', buffer })
    }
    await openAsAdmin('/dashboard/catalogue-files')
    await choose(row(text, 'cheap'))
    await expect(dashboard.row(text).filter({ hasText: words(copiedWords).notNumber })).toBeVisible()
    await expectTexts([])
    await choose(row('written-by-a-stranger', '1250'))
    await expect(dashboard.row(text)).toBeVisible()
    await expectTexts([])
  },
)
