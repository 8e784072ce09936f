import { bannersMessages } from '../../apps/dashboard/src/resources/banners/banners.messages.ts'
import { picturesMessages } from '../../apps/dashboard/src/ui/pictures/pictures.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { drawPicture, expect, fillBanner, test } from '../pages/catalog-desk.ts'
import { copiedWords } from '../pages/copied-words.ts'

test(
  'W-03: staff upload and sort pictures, and the shop shows them',
  once,
  async ({ page, makeProduct, openAsAdmin, dashboard, words, client }) => {
    const pictures = words(picturesMessages)
    const product = await makeProduct()
    await openAsAdmin(`/dashboard/products/${product.id}`)
    await page.getByLabel(pictures.add).setInputFiles([drawPicture('one.png'), drawPicture('two.png')])
    const first = page.getByRole('img', { name: pictures.picture({ number: 1 }), exact: true })
    await expect(page.getByRole('img', { name: pictures.picture({ number: 2 }), exact: true })).toBeVisible()
    const before = await first.getAttribute('src')
    await page.getByRole('button', { name: pictures.later({ number: 1 }) }).click()
    await expect(first).not.toHaveAttribute('src', before ?? '')
    await dashboard.button(words(copiedWords).save).click()
    await expect(page.getByRole('alert').filter({ hasText: words(copiedWords).updated })).toBeVisible()
    const { images } = await client.catalog.getProduct({ params: { id: String(product.id) } })
    expect(images.map(({ base }) => `${base}/320.webp`)).toEqual([await first.getAttribute('src'), before])
    await page.goto(paths.product(product.id))
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
  },
)

test(
  'a file that is no picture is refused with its name and the reason',
  once,
  async ({ page, makeProduct, openAsAdmin, words }) => {
    const product = await makeProduct()
    await openAsAdmin(`/dashboard/products/${product.id}`)
    const fake = { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html><script>alert(1)</script>') }
    await page.getByLabel(words(picturesMessages).add).setInputFiles(fake)
    await expect(page.getByRole('alert').filter({ hasText: 'page.png' })).toContainText(/JPEG/)
  },
)

test(
  'staff create a banner with a picture for each direction, and the home page shows it',
  once,
  async ({ page, openAsAdmin, dashboard, client, staffClient, words }) => {
    const copied = words(copiedWords)
    const banners = words(bannersMessages)
    const title = `Lights ${Date.now()}`
    await openAsAdmin('/dashboard/banners/create')
    await fillBanner(page, words, title)
    await page.getByLabel(banners.link).fill('javascript:alert(1)')
    await page.getByRole('textbox', { name: banners.priority }).fill('0')
    await dashboard.button(copied.save).click()
    await expect(page.getByText(copied.badLink)).toBeVisible()
    await page.getByLabel(banners.link).fill('/offers')
    await dashboard.button(copied.save).click()
    await expect(dashboard.row(`${title} ${words.language}`)).toBeVisible()
    const shown = await client.ads.listAdvertisements()
    const banner = shown.find((one) => one.title.startsWith(title))
    expect(banner).toMatchObject({ title: `${title} ${words.language}`, link: '/offers' })
    // Removed again, because other journeys count the banners of the home page.
    await staffClient.banners.deleteBanner({ params: { id: String(banner?.id) }, body: { version: 1 } })
  },
)

test('a script in a text of staff is shown as text', once, async ({ page, makeProduct, openAsAdmin, dashboard }) => {
  const script = '<img src=x onerror=alert(1)><script>alert(1)</script>'
  const product = await makeProduct({ nameEn: script, nameAr: script })
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await openAsAdmin(`/dashboard/products?filter=${encodeURIComponent(JSON.stringify({ q: product.sku }))}`)
  await expect(dashboard.row(product.sku)).toContainText('<script>')
  await page.goto(`/dashboard/products/${product.id}`)
  await expect(page.getByRole('textbox').first()).toBeVisible()
  await page.goto(paths.product(product.id))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>')
  expect(dialogs).toEqual([])
})
