import type { Page } from '@playwright/test'
import { paths } from '../../apps/storefront/app/paths.ts'
import { expect, test } from '../pages/account-test.ts'
import { listWordsOf } from '../pages/list-words.ts'

const demoShopper = { typed: '01000000002', password: 'nawwar-shopper-1' }
const demoAdmin = { typed: '01000000001', password: 'nawwar-admin-1' }

test('a guest finds everything in the head of the page, on a phone behind its menu (H-01 to H-03)', async ({
  page,
  words,
  accountWords,
  head,
  header,
  isMobile,
}) => {
  const listWords = listWordsOf(words.language)
  const banner = page.getByRole('banner')
  await page.goto(paths.home())
  const logo = banner.getByRole('link', { name: /^(Nawwar home page|نوّر، الصفحة الرئيسية)$/ })
  for (const shown of [logo, header.searchBox, header.cart, header.languageSwitch]) await expect(shown).toBeVisible()
  const behindMenu = [
    head.logIn,
    head.link(accountWords.myOrders),
    banner.getByRole('link', { name: listWords.favorites }),
    banner.getByRole('link', { name: listWords.compared }),
  ]
  if (isMobile) {
    for (const hidden of behindMenu) await expect(hidden).toBeHidden()
    const [logoBox, searchBox] = [await logo.boundingBox(), await header.searchBox.boundingBox()]
    expect(searchBox?.y).toBeGreaterThan((logoBox?.y ?? 0) + (logoBox?.height ?? 0) - 1)
  }
  await head.open()
  for (const shown of behindMenu) await expect(shown).toBeVisible()
  await expect(head.dashboard).toBeHidden()
})

test("the browser's title counts what is in the cart (H-04)", async ({ page, putInCart }) => {
  await page.goto(paths.home())
  await expect(page).not.toHaveTitle(/^\(/)
  await putInCart()
  await expect(page).toHaveTitle(/^\(1\) /)
})

test('the account menu names the shopper and leads on (H-05)', async ({ page, forms, head, accountWords }) => {
  await page.goto(paths.login({ next: paths.offers() }))
  await forms.logInAs(demoShopper)
  await expect(page).toHaveURL(paths.offers())
  await head.openMenu()
  for (const name of [accountWords.settings, accountWords.myOrders, accountWords.favorites, accountWords.cart])
    await expect(head.link(name).first()).toBeVisible()
  await expect(page.getByRole('banner').getByText('010 0000 0002').filter({ visible: true })).toBeVisible()
  await expect(head.logOut).toBeVisible()
  await expect(head.dashboard).toBeHidden()
})

for (const [name, account] of Object.entries({ shopper: demoShopper, admin: demoAdmin })) {
  test(`the head of the page keeps still when a signed-in ${name} is known`, async ({ page, forms, head }) => {
    await page.goto(paths.login({ next: paths.offers() }))
    await forms.logInAs(account)
    await expect(page).toHaveURL(paths.offers())
    await countMoves(page)
    await page.reload()
    await head.open()
    await expect(head.signedIn).toBeVisible()
    expect(await page.evaluate('window.movedInHeader')).toEqual([])
  })
}

/** Notes on the next pages what moves in their head without having been touched. */
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
