import { paths } from '../../apps/storefront/app/paths.ts'
import { checkPage } from '../pages/check-page.ts'
import { recipients } from '../pages/checkout.ts'
import { expect, test } from '../pages/order-test.ts'
import { readCode } from '../pages/outbox.ts'
import { findColor } from '../pages/shop-client.ts'

/** One unit more than a guest may order of a product without a code. */
const quantity = 6

/** A message is sent to the phone, so each journey has a separate one: as typed in each language, and as stored. */
const phones = {
  checkout: { en: ['010 5555 0001', '01055550001'], ar: ['٠١٠ ٥٥٥٥ ٠٠٠٢', '01055550002'] },
  'buy now': { en: ['010 5555 0003', '01055550003'], ar: ['٠١٠ ٥٥٥٥ ٠٠٠٤', '01055550004'] },
} as const

for (const way of ['checkout', 'buy now'] as const) {
  test(`a guest confirms a large order by a code; a reload loses nothing (${way})`, async ({
    page,
    words,
    client,
    putInCart,
    openCartPage,
    cartPage,
    checkoutPage,
    orderPage,
    baseURL,
  }) => {
    const [typedPhone, phone] = phones[way][words.language]
    const recipient = { ...recipients[words.language], phone: typedPhone }
    const { name, color: colorName } = words.handBlender
    const { code: codeField } = checkoutPage

    if (way === 'checkout') {
      await putInCart()
      await openCartPage()
      const line = cartPage.line(name)
      for (let count = 2; count <= quantity; count += 1) {
        await line.more.click()
        await expect(line.quantity).toHaveText(String(count))
      }
      await cartPage.checkout.click()
    } else {
      const { product, color } = await findColor(client, name, colorName)
      await page.goto(paths.buyNow(product.id, { color: color.id, quantity }))
    }
    await checkoutPage.fill(recipient)
    await expect(codeField).toBeHidden()
    await checkoutPage.place.click()
    await expect(codeField).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: phone })).toBeVisible()
    const code = await readCode(baseURL ?? '', `+2${phone}`)

    await test.step('types half of the code and reloads the page', async () => {
      await codeField.fill(code.slice(0, 3))
      await page.reload()
      await expect(codeField).toHaveValue(code.slice(0, 3))
      await expect(page.getByRole('status').filter({ hasText: phone })).toBeVisible()
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
      await checkPage(page, `a wrong code (${way})`)
    })

    await codeField.fill(code)
    await checkoutPage.place.click()
    await expect(orderPage.thanks).toBeVisible()
  })
}
