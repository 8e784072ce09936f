import { paths } from '../../apps/storefront/app/paths.ts'
import { both } from '../both.ts'
import { recipients } from '../pages/checkout.ts'
import { readOrderKey } from '../pages/order.ts'
import { countStock, findColor } from '../pages/shop-client.ts'
import { expect, test } from '../pages/test.ts'

test(
  'a guest finds a blender, chooses a colour and buys it with cash on delivery',
  both,
  async ({ page, words, header, productPage, cartPage, openCartPage, checkoutPage, orderPage, client, browser }) => {
    const { product, color } = await findColor(client, words.blender.name, words.blender.color)
    const stockBefore = await countStock(client, product.id, color.id)
    const recipient = recipients[words.language]

    await test.step('searches', async () => {
      await page.goto(paths.home())
      await header.searchBox.fill(words.search.query)
      await header.resultNamed(words.blender.name).click()
      await expect(productPage.heading(words.blender.name)).toBeVisible()
    })

    await test.step('chooses a colour and puts it in the cart', async () => {
      await productPage.color(words.blender.color).click()
      await expect(productPage.color(words.blender.color)).toHaveAttribute('aria-current', 'true')
      await productPage.addToCart(product.name).click()
      await expect(productPage.added).toBeVisible()
      await expect(header.cart).toHaveAccessibleName(words.cart.one)
      await expect(page).toHaveTitle(/^\(1\) /)
    })

    await test.step('raises the quantity to two', async () => {
      await openCartPage()
      const line = cartPage.line(words.blender.name)
      await expect(line.itself).toContainText(words.blender.color)
      await line.more.click()
      await expect(line.quantity).toHaveText('2')
      await expect(header.cart).toHaveAccessibleName(words.cart.two)
      await cartPage.checkout.click()
      await expect(checkoutPage.heading).toBeVisible()
    })

    await test.step('corrects the errors of the form', async () => {
      await checkoutPage.fill({ ...recipient, lastName: '', phone: '0233334444' })
      await checkoutPage.place.click()
      await expect(checkoutPage.lastName).toBeFocused()
      await expect(checkoutPage.lastName).toHaveAccessibleDescription(new RegExp(words.checkout.required, 'i'))
      await expect(checkoutPage.phone).toHaveAccessibleDescription(new RegExp(words.checkout.badPhone, 'i'))
      await expect(checkoutPage.city).toHaveValue(recipient.city)
      await checkoutPage.lastName.fill(recipient.lastName)
      await checkoutPage.phone.fill(recipient.phone)
      await expect(checkoutPage.cash).toBeChecked()
      await checkoutPage.place.click()
    })

    await test.step('sees the confirmation', async () => {
      await expect(orderPage.thanks).toBeVisible()
      await expect(orderPage.thanks).toContainText(recipient.firstName)
      await expect(orderPage.number).toBeVisible()
      await expect(orderPage.call).toBeVisible()
      for (const text of [words.blender.name, words.blender.color, recipient.address, words.order.cash]) {
        await expect(orderPage.items).toContainText(text)
      }
      expect(page.url()).not.toContain('token')
      await expect(header.cart).toHaveAccessibleName(words.cart.none)
    })

    await test.step('the shop has the order, and the stock is lower by two', async () => {
      const { id, accessToken } = await readOrderKey(page)
      const order = await client.orders.getOrder({ params: { id }, query: { access_token: accessToken } })
      expect(order).toMatchObject({
        status: 'processing',
        payment_method: 'cash',
        customer: { first_name: recipient.firstName, last_name: recipient.lastName, phone: '+201012345678' },
        address: { city: recipient.city, region: recipient.region, region_code: 'EG-GZ' },
        items: [{ color_id: color.id, quantity: 2 }],
      })
      await expect(orderPage.number).toHaveText(order.number)
      // Cached answers about a product are dropped shortly after its stock changes.
      // Other journeys may buy the same colour meanwhile.
      await expect.poll(() => countStock(client, product.id, color.id)).toBeLessThanOrEqual(stockBefore - 2)
    })

    await test.step('nobody else can open it', async () => {
      const stranger = await (
        await browser.newContext({ locale: words.language === 'ar' ? 'ar-EG' : 'en-US' })
      ).newPage()
      await stranger.goto(page.url())
      await expect(stranger.getByRole('heading', { level: 1, name: words.order.unknown })).toBeVisible()
      await stranger.context().close()
    })
  },
)
