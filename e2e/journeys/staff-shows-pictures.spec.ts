import { picturesMessages } from '../../apps/dashboard/src/ui/pictures/pictures.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { drawPicture, expect, test } from '../pages/catalog-desk.ts'
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
