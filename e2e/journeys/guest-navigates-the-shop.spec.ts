import type { Page } from '@playwright/test'
import { compareMessages } from '../../apps/storefront/app/features/compare/compare.messages.ts'
import { favoritesMessages } from '../../apps/storefront/app/features/favorites/favorites.messages.ts'
import { layoutMessages } from '../../apps/storefront/app/features/layout/layout.messages.ts'
import { accountMessages } from '../../apps/storefront/app/features/users/account.late.messages.ts'
import { usersMessages } from '../../apps/storefront/app/features/users/users.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { both } from '../both.ts'
import { expect, test } from '../pages/account-test.ts'
import { checkPage } from '../pages/check-page.ts'
import { installClock } from '../pages/install-clock.ts'
import { runUntilVisible } from '../pages/run-until-visible.ts'
import { findHandBlender } from '../pages/shop-client.ts'
import { demoAdmin } from '../pages/staff-client.ts'
import { withAny } from '../pages/words.ts'

test('below 768 px a menu replaces the actions of the header (H-01, H-03)', both, async ({ page, words, header }) => {
  const banner = page.getByRole('banner')
  const actions = [
    banner.getByRole('link', { name: words(usersMessages).logIn, exact: true }),
    banner.getByRole('link', { name: words(usersMessages).myOrders }),
    banner.getByRole('link', { name: withAny(words(favoritesMessages).title, words(favoritesMessages).counted) }),
    banner.getByRole('link', { name: withAny(words(compareMessages).title, words(compareMessages).counted) }),
  ].map((link) => link.filter({ visible: true }))
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto(paths.offers())
  for (const each of [header.logo, header.searchBox, header.cart, header.languageSwitch, ...actions]) {
    await expect(each).toBeVisible()
  }
  await page.setViewportSize({ width: 767, height: 900 })
  for (const hidden of actions) await expect(hidden).toHaveCount(0)
  const [logo, search] = await Promise.all([header.logo.boundingBox(), header.searchBox.boundingBox()])
  expect(search?.y).toBeGreaterThan((logo?.y ?? 0) + (logo?.height ?? 0) - 1)
  await banner.locator('summary').first().click()
  await expect(page.getByRole('navigation', { name: words(layoutMessages).mainMenu })).toBeVisible()
  for (const shown of actions) await expect(shown).toBeVisible()
})

test('a toast disappears after three seconds (G-06)', async ({ page, words, client, productPage, isMobile }) => {
  const { product, color } = await findHandBlender(client, words)
  const stopClock = await installClock(page)
  await page.goto(paths.product(product.id, color.id))
  await expect(productPage.addToCart(product.name)).toBeEnabled()
  await page.mouse.move(0, 0)
  await stopClock()
  await productPage.addToCart(product.name).press('Enter')
  await runUntilVisible(page, productPage.added)
  const message = await productPage.added.boundingBox()
  expect((message?.x ?? 0) + (message?.width ?? 0)).toBeGreaterThan((page.viewportSize()?.width ?? 0) / 2)
  expect(message?.y).toBeLessThan(300)
  const header = await page.getByRole('banner').boundingBox()
  // It slides in from above.
  const readTop = async () => (await productPage.added.boundingBox())?.y
  await expect.poll(readTop).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0))
  if (isMobile) {
    const toast = await page.getByRole('listitem').filter({ has: productPage.added }).boundingBox()
    const screen = page.viewportSize()?.width ?? 0
    expect(Math.abs((toast?.x ?? 0) * 2 + (toast?.width ?? 0) - screen)).toBeLessThan(2)
  }
  await page.clock.runFor(2_700)
  await expect(productPage.added).toBeVisible()
  await page.clock.runFor(800)
  await expect(productPage.added).toBeHidden()
})

test(
  'the account menu shows name and phone, links and logout (H-05)',
  both,
  async ({ page, forms, head, shopper, words }) => {
    await page.goto(paths.login({ next: paths.offers() }))
    await forms.logInAs(shopper)
    await expect(page).toHaveURL(paths.offers())
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await head.openMenu()
    const shown = (text: string) => head.panel.getByText(text, { exact: true }).filter({ visible: true }).first()
    const [letter = ''] = shopper.name
    const phone = shopper.typed.replace(/(...)(....)(....)/, '$1 $2 $3')
    for (const text of [letter, shopper.name, phone]) await expect(shown(text)).toBeVisible()

    await expect(head.dashboard).toBeHidden()
    const account = words(accountMessages)
    await head.panelLink(account.accountSettings).click()
    await expect(page).toHaveURL(paths.account())
    await expect(page.getByText(account.thisDevice)).toBeVisible()
    await expect(page.getByText(account.welcome({ name: shopper.name }))).toBeHidden()
    await checkPage(page, 'account')
    await head.openMenu()
    await expect(head.logOut).toBeVisible()
    await checkPage(page, 'account menu')
    await page.keyboard.press('Escape')
    await expect(head.logOut).toBeHidden()
    await expect(page.locator('summary:focus')).toHaveCount(1)
    await head.openMenu()
    const ways = [
      [words(usersMessages).myOrders, paths.orders()],
      [account.favorites, paths.favorites()],
      [account.cart, paths.cart()],
    ] as const
    for (const [name, path] of ways) {
      await head.panelLink(name).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await head.openMenu()
    }
    await head.logOut.click()
    await expect(head.logIn).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('auth_tokens'))).toBeNull()
  },
)

test('the header does not shift when a signed-in administrator is loaded', both, async ({ page, signIn, head }) => {
  await countMoves(page)
  // Has one button more in the header than a shopper.
  await signIn(demoAdmin)
  await page.goto(paths.offers())
  await head.open()
  await expect(head.signedIn).toBeVisible()
  expect(await page.evaluate('window.movedInHeader')).toEqual([])
})

/** Records layout shifts in the header of the next pages. */
async function countMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { movedInHeader: moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources?: { node?: Node | null }[] })[]) {
        for (const { node } of entry.sources ?? []) {
          const element = node instanceof Element ? node : node?.parentElement
          if (element?.closest('header')) moved.push(element.outerHTML.slice(0, 160))
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}
