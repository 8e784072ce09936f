import type { Locator } from '@playwright/test'
import { deliveryTimesMessages } from '../../apps/storefront/app/delivery/delivery-times.late.messages.ts'
import { cartMessages } from '../../apps/storefront/app/features/cart/cart.messages.ts'
import { catalogMessages } from '../../apps/storefront/app/features/catalog/catalog.messages.ts'
import { productDetailsMessages } from '../../apps/storefront/app/features/catalog/product/product-details.late.messages.ts'
import { ordersMessages } from '../../apps/storefront/app/features/orders/orders.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { both } from '../both.ts'
import { once } from '../once.ts'
import { checkPage } from '../pages/check-page.ts'
import { countCut, enlargeText, measureOverhang } from '../pages/overhang.ts'
import { findHandBlender } from '../pages/shop-client.ts'
import { expect, test } from '../pages/test.ts'
import { typedWords } from '../pages/typed-words.ts'
import { some, type Words, withAny } from '../pages/words.ts'

/** When a product comes that may go to any governorate. */
function rangeOf(words: Words): string {
  const times = words(deliveryTimesMessages)
  return times.everywhere({ days: times.range({ from: 1, count: 5 }) })
}

/** The phone of most shoppers; English runs on the same screen here. */
const phone = { width: 360, height: 740 }

test(
  'a phone shows what a product is, costs and when it comes beside the button; a bar keeps the button',
  both,
  async ({ page, words, client, header, productPage }) => {
    await page.setViewportSize(phone)
    const { product, color } = await findHandBlender(client, words)
    const name = product.name
    const add = productPage.addToCart(name)
    const bar = page.getByRole('region', { name, exact: true })

    await test.step('all of it on the first screen', async () => {
      await page.goto(paths.product(product.id, color.id))
      const price = page.getByRole('main').getByText(Math.round(color.price).toLocaleString('en')).first()
      const arrival = page.getByRole('status').filter({ hasText: rangeOf(words) })
      for (const shown of [productPage.heading(name), price, arrival, add])
        await expect(shown).toBeInViewport({ ratio: 1 })
      await expect(bar).toBeHidden()
    })

    await test.step('the bar has the button while the page has it out of sight', async () => {
      await page.getByRole('heading', { level: 2, name: words(catalogMessages).related }).scrollIntoViewIfNeeded()
      await expect(bar).toBeVisible()
      await checkPage(page, 'a product with its bar')
      await bar.getByRole('button').click()
      // The toast says so, too, for three seconds, which a slow machine may miss.
      await expect(header.cart).toHaveAccessibleName(words(cartMessages).cartWithCount({ count: 1 }))
    })

    const expectEndAboveBar = async () => {
      const end = page.getByRole('contentinfo')
      await expect
        .poll(async () => {
          // The page may still grow.
          await page.keyboard.press('End')
          const [last, top] = await Promise.all([end.boundingBox(), bar.boundingBox()])
          return last && top ? last.y + last.height - top.y : Number.POSITIVE_INFINITY
        })
        .toBeLessThanOrEqual(0)
    }
    await test.step('the end of the page is above the bar', expectEndAboveBar)

    await test.step('back at the top it is gone', async () => {
      await productPage.heading(name).scrollIntoViewIfNeeded()
      await expect(add).toBeInViewport()
      await expect(bar).toBeHidden()
    })

    await test.step('with large text nothing is cut, and the header takes no more than a quarter of the screen', async () => {
      await enlargeText(page)
      await expectEndAboveBar()
      await expect(bar.getByRole('button')).toBeInViewport({ ratio: 1 })
      expect(await measureOverhang(page)).toBeLessThanOrEqual(0)
      expect(await countCut(page.getByRole('article'))).toBe(0)
      const head = await page.getByRole('banner').boundingBox()
      expect(head && head.y + head.height).toBeLessThanOrEqual(640 / 4)
    })
  },
)

test(
  'the first card of a list and the first field of the checkout are near the top of a phone',
  both,
  async ({ page, words, client, putInCart, checkoutPage }) => {
    await page.setViewportSize(phone)
    const topOf = async (shown: Locator) => (await shown.boundingBox())?.y ?? Number.POSITIVE_INFINITY
    const [category] = await client.catalog.listCategories()
    if (!category) throw new Error('The demo has categories')
    await page.goto(paths.category(category.id))
    await expect.poll(() => topOf(page.getByRole('article').first())).toBeLessThanOrEqual(300)
    await putInCart()
    await page.goto(paths.checkout())
    await expect(checkoutPage.firstName).toBeVisible()
    await expect.poll(() => topOf(checkoutPage.firstName)).toBeLessThanOrEqual(250)
    await expect(checkoutPage.place).toBeInViewport({ ratio: 1 })

    await enlargeText(page)
    const summary = page.getByRole('heading', { level: 2, name: words(ordersMessages).summary })
    // One line for each of its words.
    const lines = summary.evaluate(
      (heading) => heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight),
    )
    expect(Math.round(await lines)).toBeLessThanOrEqual(2)
  },
)

test('P-02: a device that cannot share copies the address', once, async ({ page, context, words, client }) => {
  const { product } = await findHandBlender(client, words)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', { value: undefined })
  })
  await page.goto(paths.product(product.id))
  await page.getByRole('button', { name: words(catalogMessages).share, exact: true }).click()
  await expect(page.getByText(words(catalogMessages).linkCopied)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('P-02, P-03: choosing a colour shows its price, stock and pictures', async ({
  page,
  words,
  client,
  productPage,
}) => {
  const productDetails = words(productDetailsMessages)
  const catalog = words(catalogMessages)
  const { results } = await client.catalog.listProducts()
  // Not the blenders: other journeys buy them at the same time.
  const bought: string[] = [words(typedWords).blender, words(typedWords).handBlender]
  const product = results.find(({ name, colors }) => colors.length > 2 && !bought.includes(name))
  if (!product) throw new Error('The demo has no product in three colours')
  await page.goto(paths.product(product.id, product.colors[0]?.id))
  const stockOf = (count: number) =>
    withAny(...(count === 0 ? [catalog.outOfStock] : [catalog.unitsLeft({ count }), catalog.unitsInStock({ count })]))
  for (const color of product.colors) {
    await productPage.color(color.quantity > 0 ? color.name : `${color.name}${catalog.colorOut({ color: '' })}`).click()
    await expect(page).toHaveURL(paths.product(product.id, color.id))
    await expect(page.getByRole('main').getByText(Math.round(color.price).toLocaleString('en')).first()).toBeVisible()
    await expect(page.getByRole('main').getByText(stockOf(color.quantity)).first()).toBeVisible()
    await expect(page.getByRole('link', { name: withAny(catalog.enlarge({ name: some, number: 1 })) })).toHaveAttribute(
      'href',
      new RegExp(color.images[0]?.base ?? ''),
    )
  }
  for (const name of [
    productDetails.description,
    productDetails.features,
    productDetails.specifications,
    catalog.related,
  ])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
})
