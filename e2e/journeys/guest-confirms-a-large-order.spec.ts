import { paths } from '../../apps/storefront/app/paths.ts'
import { checkPage } from '../pages/check-page.ts'
import { recipients } from '../pages/checkout.ts'
import { countClicks } from '../pages/count-clicks.ts'
import { expect, test } from '../pages/order-test.ts'
import { readCode } from '../pages/outbox.ts'
import { findHandBlender } from '../pages/shop-client.ts'
import { inventShopper, typePhone } from '../pages/shopper.ts'

/** One unit more than a guest may order of a product without a code. */
const quantity = 6

test('a guest confirms a large order by a code; a reload loses nothing', async ({
  page,
  words,
  client,
  checkoutPage,
  orderPage,
  baseURL,
}) => {
  const guest = inventShopper('Guest')
  const recipient = { ...recipients[words.language], phone: typePhone(guest, words.language) }
  const { code: codeField } = checkoutPage
  const { product, color } = await findHandBlender(client, words)
  const clicks = await countClicks(page)
  await page.goto(paths.buyNow(product.id, { color: color.id, quantity }))
  await checkoutPage.fill(recipient)
  await expect(codeField).toBeHidden()
  await checkoutPage.place.click()
  await expect(codeField).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: guest.typed })).toBeVisible()
  const code = await readCode(baseURL ?? '', guest.phone)

  await test.step('types half of the code and reloads the page', async () => {
    await codeField.fill(code.slice(0, 3))
    await page.reload()
    await expect(codeField).toHaveValue(code.slice(0, 3))
    await expect(page.getByRole('status').filter({ hasText: guest.typed })).toBeVisible()
    for (const field of ['firstName', 'lastName', 'phone', 'city', 'address'] as const) {
      await expect(checkoutPage[field]).toHaveValue(recipient[field])
    }
    await expect(checkoutPage.region.locator('option:checked')).toHaveText(recipient.region)
  })

  await test.step('types a wrong code', async () => {
    await codeField.fill(code === '000000' ? '111111' : '000000')
    await checkoutPage.place.click()
    await expect(codeField).toHaveAccessibleDescription(checkoutPage.wrongCode)
    await expect(codeField).toBeFocused()
    await expect(checkoutPage.firstName).toHaveValue(recipient.firstName)
    await checkPage(page, 'a wrong code')
  })

  await codeField.fill(code)
  await checkoutPage.place.click()
  await expect(orderPage.thanks).toBeVisible()
  expect(await clicks(), 'to order and to confirm (2), with one wrong code').toBe(3)
})
