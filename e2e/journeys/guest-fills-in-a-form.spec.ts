import { contactsMessages } from '../../apps/storefront/app/features/contacts/contacts.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { both } from '../both.ts'
import { expect, test } from '../pages/test.ts'

test('the chat button is hidden over a form on a phone (F-05)', both, async ({ page, isMobile, words }) => {
  await page.goto(paths.home())
  const widget = page
    .locator('summary')
    .filter({ has: page.locator('svg') })
    .and(page.getByLabel(words(contactsMessages).chat, { exact: true }))
  await expect(widget).toBeVisible()
  for (const path of [paths.checkout(), paths.login(), paths.register(), paths.cart()]) {
    await page.goto(path)
    await expect(widget).toBeVisible({ visible: !isMobile })
  }
})

test(
  'the chat button of a phone appears when the shopper scrolls back (F-05)',
  both,
  async ({ page, isMobile, words }) => {
    await page.goto(paths.products())
    const widget = page.getByLabel(words(contactsMessages).chat, { exact: true }).and(page.locator('summary'))
    const scrollTo = async (y: number, course: 'down' | 'back') => {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
      // Two scrolls within one frame are one event to the page.
      await expect(page.locator('html')).toHaveAttribute('data-scroll', course)
    }
    await (isMobile ? expect(widget).not : expect(widget)).toBeInViewport()
    await scrollTo(900, 'down')
    await (isMobile ? expect(widget).not : expect(widget)).toBeInViewport()
    await scrollTo(600, 'back')
    await expect(widget).toBeInViewport({ ratio: 1 })
  },
)
