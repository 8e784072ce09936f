import { paths } from '../../apps/storefront/app/paths.ts'
import { both } from '../both.ts'
import { once } from '../once.ts'
import { checkAccessibility } from '../pages/check-page.ts'
import { productWordsOf } from '../pages/product-words.ts'
import { findColor } from '../pages/shop-client.ts'
import { expect, test } from '../pages/test.ts'

test('P-02: a guest enlarges, zooms and pages through the pictures by keyboard', async ({ page, words, client }) => {
  const t = productWordsOf(words.language)
  const { product } = await findColor(client, words.handBlender.name, words.handBlender.color)
  await page.goto(paths.product(product.id))
  const second = page.getByRole('button', { name: t.secondPicture })
  await expect(async () => {
    await second.click()
    await expect(second).toHaveAttribute('aria-current', 'true', { timeout: 1000 })
  }, 'the page is hydrated').toPass()
  const link = page.getByRole('link', { name: t.enlarge })
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: t.enlarged })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: t.zoomOut })).toBeDisabled()
  await page.keyboard.press('+')
  await expect(dialog.getByRole('button', { name: t.zoomOut })).toBeEnabled()
  await page.keyboard.press('-')
  await expect(dialog.getByRole('button', { name: t.zoomOut })).toBeDisabled()

  await dialog.getByRole('button', { name: t.next }).click()
  await expect(dialog.getByRole('group', { name: t.place })).toBeVisible()
  await page.keyboard.press(words.language === 'ar' ? 'ArrowRight' : 'ArrowLeft')
  await expect(dialog.getByRole('button', { name: t.previous })).toBeDisabled()
  await checkAccessibility(page, 'enlarged pictures')

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
})

test('P-02: a guest shares the product through the device', once, async ({ page, words, client }) => {
  const t = productWordsOf(words.language)
  const { product } = await findColor(client, words.handBlender.name, words.handBlender.color)
  await page.addInitScript(() => {
    navigator.share = async (data) => void Object.assign(window, { shared: data })
  })
  await page.goto(paths.product(product.id))
  await page.getByRole('button', { name: t.share, exact: true }).click()
  await expect
    .poll(() => page.evaluate(() => 'shared' in window && window.shared))
    .toEqual({ title: product.name, url: page.url() })
})

test('P-02: a device that cannot share copies the address', once, async ({ page, context, words, client }) => {
  const t = productWordsOf(words.language)
  const { product } = await findColor(client, words.handBlender.name, words.handBlender.color)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', { value: undefined })
  })
  await page.goto(paths.product(product.id))
  await page.getByRole('button', { name: t.share, exact: true }).click()
  await expect(page.getByText(t.copied)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test(
  'P-02, P-03: choosing a colour shows its price, stock and pictures',
  both,
  async ({ page, words, client, productPage }) => {
    const t = productWordsOf(words.language)
    const { results } = await client.catalog.listProducts()
    // Not the blenders: other journeys buy them at the same time.
    const bought: string[] = [words.blender.name, words.handBlender.name]
    const product = results.find(({ name, colors }) => colors.length > 2 && !bought.includes(name))
    if (!product) throw new Error('The demo has no product in three colours')
    await page.goto(paths.product(product.id, product.colors[0]?.id))
    for (const color of product.colors) {
      await productPage.color(color.quantity > 0 ? color.name : `${color.name}${t.soldOut}`).click()
      await expect(page).toHaveURL(paths.product(product.id, color.id))
      await expect(page.getByRole('main').getByText(Math.round(color.price).toLocaleString('en')).first()).toBeVisible()
      await expect(page.getByRole('main').getByText(t.stock(color.quantity)).first()).toBeVisible()
      await expect(page.getByRole('link', { name: t.enlarge })).toHaveAttribute(
        'href',
        new RegExp(color.images[0]?.base ?? ''),
      )
    }
    for (const name of [t.about, t.features, t.details, t.related])
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  },
)
