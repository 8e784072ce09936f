import type { Page } from '@playwright/test'
import { paths } from '../../apps/storefront/app/paths.ts'
import { both } from '../both.ts'
import { expect, test } from '../pages/account-test.ts'
import { listWordsOf } from '../pages/list-words.ts'

const demoShopper = { typed: '01000000002', password: 'nawwar-shopper-1' }
const demoAdmin = { typed: '01000000001', password: 'nawwar-admin-1' }

test(
  'a guest finds all actions in the header, on a phone in its menu (H-01 to H-03)',
  both,
  async ({ page, words, accountWords, head, header, isMobile }) => {
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
  },
)

test("the browser's title shows the number of items in the cart (H-04)", async ({ page, putInCart }) => {
  await page.goto(paths.home())
  await expect(page).not.toHaveTitle(/^\(/)
  await putInCart()
  await expect(page).toHaveTitle(/^\(1\) /)
})

test(
  'the account menu shows name and phone, links and logout (H-05)',
  both,
  async ({ page, forms, head, shopper, accountWords }) => {
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
    const ways = {
      settings: paths.account(),
      myOrders: paths.orders(),
      favorites: paths.favorites(),
      cart: paths.cart(),
    }
    for (const [name, path] of Object.entries(ways)) {
      await head.panelLink(accountWords[name as keyof typeof ways]).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await head.openMenu()
    }
    await head.logOut.click()
    await expect(head.logIn).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('auth_tokens'))).toBeNull()
  },
)

for (const [name, account] of Object.entries({ shopper: demoShopper, admin: demoAdmin })) {
  test(`the header does not shift when a signed-in ${name} is loaded`, both, async ({ page, forms, head }) => {
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
