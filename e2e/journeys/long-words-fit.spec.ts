import type { Page } from '@playwright/test'
import { cartMessages } from '../../apps/storefront/app/features/cart/cart.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { expect, test } from '../pages/scripted-shop-test.ts'
import { logInByApi } from '../pages/staff-client.ts'
import { dashboardTexts } from '../scripted/dashboard-texts.ts'
import { storeInBrowser } from '../scripted/store-in-browser.ts'
import { orderTexts, publicTexts, storedTexts } from '../scripted/storefront-texts.ts'

// The journeys of this file share one shop, so they run in sequence and on one screen.
test.describe.configure({ mode: 'default' })
// A phone would show a page that is too wide smaller, and not say so.
test.use({ writing: 'long words', isMobile: false, viewport: { width: 320, height: 740 } })

test(
  'no public page is wider than its window',
  once,
  async ({ page, scripted, expectTexts, productPage, header, words }) => {
    for (const { name, pathOf, fields } of publicTexts)
      await test.step(name, async () => {
        await page.goto(pathOf(scripted))
        await expectTexts(fields)
        await expectToFit(page, name)
      })
    const title = scripted.pen.textOf('staff.products.updateProduct.name', words.language)
    await page.goto(paths.product(scripted.product))
    await productPage.addToCart(title).click()
    await expect(header.cart).toHaveAccessibleName(words(cartMessages).cartWithCount({ count: 1 }))
    for (const path of [paths.cart(), paths.checkout()]) {
      await page.goto(path)
      await expectTexts(['staff.products.updateProduct.name'])
      await expectToFit(page, path)
    }
  },
)

test("no page of a shopper's own is wider than its window", once, async ({ page, scripted, expectTexts, words }) => {
  await page.goto(paths.home())
  await storeInBrowser(page, scripted, await logInByApi(scripted.origin, words.language, scripted.shopper))
  const account = { name: 'account', pathOf: paths.account, fields: ['users.updateProfile.last_name'] }
  for (const { name, pathOf, fields } of [...orderTexts, ...storedTexts, account])
    await test.step(name, async () => {
      await page.goto(pathOf(scripted))
      await expectTexts(fields)
      await expectToFit(page, name)
    })
})

for (const [part, pages] of Object.entries(dashboardTexts))
  test(
    `no page of the dashboard is wider than its window: ${part}`,
    once,
    async ({ page, openAsAdmin, dashboard, scripted, expectTexts }) => {
      for (const [place, { name, pathOf, fields }] of pages.entries())
        await test.step(name, async () => {
          const path = `/dashboard/${pathOf(scripted)}`
          await (place === 0 ? openAsAdmin(path) : dashboard.visit(path))
          await expectTexts(fields)
          await expectToFit(page, name)
        })
    },
  )

/** Expects the open page to fit the windows of phones; otherwise the elements that stand out are reported. */
async function expectToFit(page: Page, name: string): Promise<void> {
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    const standOut = await page.evaluate((limit) => {
      if (document.documentElement.scrollWidth <= limit) return []
      return [...document.querySelectorAll('body *')].flatMap((one) => {
        const { left, right } = one.getBoundingClientRect()
        return right > limit || left < 0 ? [`${one.localName}.${one.className}`.slice(0, 160)] : []
      })
    }, width)
    expect.soft(standOut.slice(0, 8), `${name} in a window of ${width} pixels`).toEqual([])
  }
}
