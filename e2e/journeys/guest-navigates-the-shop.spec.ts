import { compareMessages } from '../../apps/storefront/app/features/compare/compare.messages.ts'
import { favoritesMessages } from '../../apps/storefront/app/features/favorites/favorites.messages.ts'
import { layoutMessages } from '../../apps/storefront/app/features/layout/layout.messages.ts'
import { usersMessages } from '../../apps/storefront/app/features/users/users.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { both } from '../both.ts'
import { installClock } from '../pages/install-clock.ts'
import { runUntilVisible } from '../pages/run-until-visible.ts'
import { findHandBlender } from '../pages/shop-client.ts'
import { expect, test } from '../pages/test.ts'
import { withAny } from '../pages/words.ts'

const ofFoot = [
  ...[paths.account(), paths.orders(), paths.track(), paths.favorites(), paths.compare()],
  ...[paths.privacyPolicy(), paths.terms(), paths.returnPolicy()],
]

test('every address of the shop responds (G-03)', async ({ request }) => {
  const addresses = [
    ...ofFoot,
    ...[
      paths.home(),
      paths.products(),
      paths.offers(),
      paths.cart(),
      paths.checkout(),
      paths.paymentSuccess(),
      '/fail',
    ],
    ...[paths.category(1), paths.product(1), paths.buyNow(1), paths.register(), paths.login(), paths.verifyPhone()],
    ...[
      paths.linkedOrder('x'),
      paths.forgotPassword(),
      paths.order('0199aaaa-0000-7000-8000-000000000000'),
      paths.dashboard(),
    ],
    paths.orderSuccess('0199aaaa-0000-7000-8000-000000000000'),
  ]
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200)
})

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
