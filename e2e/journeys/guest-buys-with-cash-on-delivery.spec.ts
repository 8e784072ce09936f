import { cartMessages } from '../../apps/storefront/app/features/cart/cart.messages.ts'
import { ordersMessages } from '../../apps/storefront/app/features/orders/orders.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { both } from '../both.ts'
import { recipients } from '../pages/checkout.ts'
import { prescribedWords } from '../pages/copied-words.ts'
import { readOrderKey } from '../pages/order.ts'
import { countStock, findColor } from '../pages/shop-client.ts'
import { expect, test } from '../pages/test.ts'
import { typedWords } from '../pages/typed-words.ts'

test(
  'G-01, H-01, H-04, C-13, O-03: a guest finds a blender, chooses a colour and buys it with cash on delivery',
  both,
  async ({ page, words, header, productPage, cartPage, openCartPage, checkoutPage, orderPage, client, openDevice }) => {
    const cart = words(cartMessages)
    const typed = words(typedWords)
    const { product, color } = await findColor(client, typed.blender, typed.blenderColor)
    const stockBefore = await countStock(client, product.id, color.id)
    const recipient = recipients[words.language]

    await test.step('searches', async () => {
      await page.goto(paths.home())
      await header.searchBox.fill(typed.blenders)
      await header.resultNamed(typed.blender).click()
      await expect(productPage.heading(typed.blender)).toBeVisible()
    })

    await test.step('chooses a colour and puts it in the cart', async () => {
      await productPage.color(typed.blenderColor).click()
      await expect(productPage.color(typed.blenderColor)).toHaveAttribute('aria-current', 'true')
      await productPage.addToCart(product.name).click()
      await expect(productPage.added).toBeVisible()
      await expect(header.cart).toHaveAccessibleName(cart.cartWithCount({ count: 1 }))
      await expect(page).toHaveTitle(/^\(1\) /)
    })

    await test.step('raises the quantity to two', async () => {
      await openCartPage()
      const line = cartPage.line(typed.blender)
      await expect(line.itself).toContainText(typed.blenderColor)
      await line.more.click()
      await expect(line.quantity).toHaveText('2')
      await expect(header.cart).toHaveAccessibleName(cart.cartWithCount({ count: 2 }))
      await cartPage.checkout.click()
      await expect(checkoutPage.heading).toBeVisible()
    })

    await test.step('corrects the errors of the form', async () => {
      await checkoutPage.fill({ ...recipient, lastName: '', phone: '0233334444' })
      await checkoutPage.place.click()
      await expect(checkoutPage.lastName).toBeFocused()
      await expect(checkoutPage.lastName).toHaveAccessibleDescription(new RegExp(words(prescribedWords).required, 'i'))
      await expect(checkoutPage.phone).toHaveAccessibleDescription(new RegExp(words(prescribedWords).badPhone, 'i'))
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
      for (const text of [typed.blender, typed.blenderColor, recipient.address, words(ordersMessages).cash]) {
        await expect(orderPage.items).toContainText(text)
      }
      expect(page.url()).not.toContain('token')
      await expect(header.cart).toHaveAccessibleName(cart.cart)
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
      const stranger = await openDevice()
      await stranger.goto(page.url())
      await expect(stranger.getByRole('heading', { level: 1, name: words(ordersMessages).unknownOrder })).toBeVisible()
    })
  },
)
