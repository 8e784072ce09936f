import { once } from '../once.ts'
import { checkPage } from '../pages/check-page.ts'
import { expect, test } from '../pages/order-test.ts'

test('the page that stands in for a bank', once, async ({ page, buy, bankPage }) => {
  await buy('card')
  await expect(bankPage.pay).toBeVisible()
  await checkPage(page, 'bank')
})
