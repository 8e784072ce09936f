import type { Page } from '@playwright/test'
import { accountMessages } from '../../apps/storefront/app/features/users/account.late.messages.ts'
import { usersMessages } from '../../apps/storefront/app/features/users/users.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { both } from '../both.ts'
import { expect, test } from '../pages/account-test.ts'
import { checkPage } from '../pages/check-page.ts'

/** Has one button more in the header than a shopper. */
const demoAdmin = { typed: '01000000001', password: 'nawwar-admin-1' }

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

test('the header does not shift when a signed-in administrator is loaded', both, async ({ page, forms, head }) => {
  await page.goto(paths.login({ next: paths.offers() }))
  await forms.logInAs(demoAdmin)
  await expect(page).toHaveURL(paths.offers())
  await countMoves(page)
  await page.reload()
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
