import { openCartMessages } from '../../apps/storefront/app/features/cart/cart.late.messages.ts'
import { cartMessages } from '../../apps/storefront/app/features/cart/cart.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { expect, test } from '../pages/test.ts'
import { typedWords } from '../pages/typed-words.ts'
import { withAny } from '../pages/words.ts'

/** The digits of a price, which are the same in both languages. */
const digitsOf = (egp: number) => Math.round(egp).toLocaleString('en')

test(
  'opening a cart that changed elsewhere shows its current lines and delivery fee (C-01, C-03)',
  once,
  async ({ page, client, words, putInCart, header, cartModal }) => {
    await page.clock.install()
    await putInCart()
    const query = { session_key: (await page.evaluate(() => localStorage.getItem('cart_session_key'))) ?? '' }
    const { results } = await client.catalog.listProducts({ query: { ordering: 'price_asc', in_stock: 'true' } })
    const cheapest = { product_id: results[0]?.id ?? 0 }
    const { items } = await client.cart.addToCart({ query, body: cheapest })
    const blender = items.find(({ product }) => product.name === words(typedWords).handBlender)
    const now = await client.cart.removeFromCart({ query, body: { cartitem_id: blender?.id ?? 0 } })
    expect(now.delivery, 'a cheap cart has a delivery fee').toBeGreaterThan(0)

    await page.clock.fastForward(2000)
    await header.cart.click()
    await expect(cartModal.line(results[0]?.name ?? '').itself).toBeVisible()
    await expect(cartModal.line(words(typedWords).handBlender).itself).toBeHidden()
    await expect(cartModal.amounts).toContainText([now.subtotal, now.delivery, now.total].map(digitsOf))
  },
)

test(
  'without scripts the cart button opens the cart page (C-05)',
  once,
  async ({ browser, baseURL, locale, words }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL && { baseURL }),
      ...(locale && { locale }),
    })
    const page = await context.newPage()
    await page.goto(paths.home())
    await page
      .getByRole('banner')
      .getByRole('link', { name: withAny(words(cartMessages).cart, words(cartMessages).cartWithCount) })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: words(openCartMessages).title })).toBeVisible()
    await context.close()
  },
)
