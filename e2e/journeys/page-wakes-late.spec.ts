import { paths } from '../../apps/storefront/app/paths.ts'
import { findColor } from '../pages/shop-client.ts'
import { expect, test } from '../pages/test.ts'

test('what is pressed before the page is awake is done when it is', async ({
  page,
  words,
  client,
  productPage,
  header,
}) => {
  const { product, color } = await findColor(client, words.handBlender.name, words.handBlender.color)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/framework/, (route) => held.then(() => route.continue()))

  await page.goto(paths.product(product.id, color.id), { waitUntil: 'domcontentloaded' })
  await productPage.addToCart(product.name).click()
  await expect(header.cart).not.toHaveAccessibleName(/1|واحد/)
  release()
  await expect(header.cart).toHaveAccessibleName(/1|واحد/)
})

test('a page shows itself before its scripts are asked for', async ({ page, client, words }) => {
  const { product } = await findColor(client, words.handBlender.name, words.handBlender.color)
  const script = page.waitForRequest(/\.js$/)
  await page.goto(paths.product(product.id))
  await script
  const painted = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    script: Math.min(
      ...performance
        .getEntriesByType('resource')
        .flatMap(({ name, startTime }) => (/\.js$/.test(name) ? [startTime] : [])),
    ),
  }))
  expect(painted.paint).toBeLessThan(painted.script)
})
