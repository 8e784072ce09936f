import { myOrdersMessages } from '../../apps/storefront/app/features/orders/my-orders/my-orders.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { prescribedWords } from '../pages/copied-words.ts'
import { expect, test } from '../pages/order-test.ts'
import type { ShopClient } from '../pages/shop-client.ts'
import type { Shopper } from '../pages/shopper.ts'
import { typedWords } from '../pages/typed-words.ts'

test(
  'a session revoked during checkout asks to log in again, and the form stays filled',
  once,
  async ({ page, client, words, putInCart, checkoutPage, forms, shopper }) => {
    const main = page.getByRole('main')
    await page.goto(paths.login())
    await forms.logInAs(shopper)
    await expect(page).toHaveURL(paths.home())
    await putInCart()
    await page.goto(paths.checkout())
    await expect(checkoutPage.firstName).toHaveValue(shopper.name)
    await checkoutPage.lastName.fill('Salem')
    await checkoutPage.city.fill('Dokki')
    await checkoutPage.region.selectOption('EG-GZ')
    // The autofill of a browser may fire no event.
    await checkoutPage.address.evaluate((field: HTMLInputElement) =>
      Object.assign(field, { value: '12 Tahrir Street' }),
    )
    await signOutEverywhere(client, shopper)

    await checkoutPage.place.click()
    await expect(main.getByText(words(prescribedWords).cartEmpty)).toBeHidden()
    await main.getByRole('link', { name: words(myOrdersMessages).logIn }).click()
    await forms.logInAs(shopper)
    await expect(page).toHaveURL(paths.checkout())
    await expect(main).toContainText(words(typedWords).handBlender)
    await expect(checkoutPage.city).toHaveValue('Dokki')
    await expect(checkoutPage.region).toHaveValue('EG-GZ')
    await expect(checkoutPage.address).toHaveValue('12 Tahrir Street')
  },
)

/** Ends all sessions, as from another device or by staff. */
async function signOutEverywhere(client: ShopClient, { phone, password }: Shopper): Promise<void> {
  const { access } = await client.users.logIn({ body: { phone, password } })
  const headers = { authorization: `Bearer ${access}` }
  const sessions = await client.users.listSessions({}, { headers })
  for (const { id, is_current } of sessions)
    if (!is_current) await client.users.revokeSession({ params: { id } }, { headers })
}
