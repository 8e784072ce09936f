import { catalogMessages } from '../../apps/storefront/app/features/catalog/catalog.messages.ts'
import { productDetailsMessages } from '../../apps/storefront/app/features/catalog/product/product-details.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { findHandBlender } from '../pages/shop-client.ts'
import { expect, test } from '../pages/test.ts'
import { typedWords } from '../pages/typed-words.ts'
import { some, withAny } from '../pages/words.ts'

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

test('P-02, P-03: choosing a colour shows its price, stock and pictures', async ({ page, words, client, productPage }) => {
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
    await productPage
      .color(color.quantity > 0 ? color.name : `${color.name}${catalog.colorOut({ color: '' })}`)
      .click()
    await expect(page).toHaveURL(paths.product(product.id, color.id))
    await expect(page.getByRole('main').getByText(Math.round(color.price).toLocaleString('en')).first()).toBeVisible()
    await expect(page.getByRole('main').getByText(stockOf(color.quantity)).first()).toBeVisible()
    await expect(
      page.getByRole('link', { name: withAny(catalog.enlarge({ name: some, number: 1 })) }),
    ).toHaveAttribute('href', new RegExp(color.images[0]?.base ?? ''))
  }
  for (const name of [
    productDetails.description,
    productDetails.features,
    productDetails.specifications,
    catalog.related,
  ])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
})
