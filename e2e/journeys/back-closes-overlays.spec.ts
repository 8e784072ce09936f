import type { Page } from '@playwright/test'
import { paths } from '../../apps/storefront/app/paths.ts'
import { expect, test } from '../pages/account-test.ts'

/** Opens one page and then another, so that Back could leave the second one too early. */
async function arriveAt(page: Page, path: string): Promise<void> {
  await page.goto(paths.terms())
  await page.goto(path)
}

test('Back closes the cart; the Close button and a reload leave its history entry', async ({ page, header, cartModal }) => {
  await arriveAt(page, paths.products())
  await header.cart.click()
  await expect(cartModal.itself).toBeVisible()
  await page.goBack()
  await expect(cartModal.itself).toBeHidden()
  await expect(page).toHaveURL(paths.products())
  await page.goForward()
  await expect(cartModal.itself).toBeHidden()

  await header.cart.click()
  await cartModal.close.click()
  await expect(cartModal.itself).toBeHidden()
  await header.cart.click()
  await expect(cartModal.empty).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cartModal.itself).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(paths.terms())

  await page.goto(paths.products())
  await header.cart.click()
  await expect(cartModal.itself).toBeVisible()
  await page.reload()
  await expect(cartModal.itself).toBeHidden()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.history.state.depth ?? 0)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(paths.terms())
})
