import { paths } from '../../apps/storefront/app/paths.ts'
import { expect, test } from '../pages/test.ts'

const chat = /^(Chat with us|كلّمنا على واتساب)$/

test('the chat button is hidden over a form on a phone (F-05)', async ({ page, isMobile }) => {
  await page.goto(paths.home())
  const widget = page
    .locator('summary')
    .filter({ has: page.locator('svg') })
    .and(page.getByLabel(chat))
  await expect(widget).toBeVisible()
  for (const path of [paths.checkout(), paths.login(), paths.register(), paths.cart()]) {
    await page.goto(path)
    await expect(widget).toBeVisible({ visible: !isMobile })
  }
})
