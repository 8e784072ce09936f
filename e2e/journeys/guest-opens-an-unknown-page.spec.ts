import { layoutMessages } from '../../apps/storefront/app/features/layout/layout.messages.ts'
import { paymentMessages } from '../../apps/storefront/app/features/orders/payment/payment.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { expect, test } from '../pages/test.ts'

test('G-10, P-02: an unknown address responds with 404 and a link back', async ({ page, words, request }) => {
  const layout = words(layoutMessages)
  for (const path of [paths.product(99_999_999), '/product/abc', '/category/0']) {
    const answer = await request.get(`${path}?lang=${words.language}`)
    expect(answer.status(), path).toBe(404)
    expect(await answer.text(), path).toContain(layout.notFound)
  }
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: layout.notFound })).toBeVisible()
  await page.getByRole('link', { name: layout.backHome }).click()
  await expect(page).toHaveURL(paths.home())
  await expect(page.getByRole('heading', { level: 1, name: layout.notFound })).toBeHidden()
})

for (const path of [paths.paymentSuccess(), '/fail']) {
  test(`${path} without an order shows no endless spinner`, async ({ page, words }) => {
    const nothing = words(paymentMessages).neutral
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(nothing)
    await expect(main.getByRole('status')).toHaveCount(0)
    await expect(main.locator(`a[href="${paths.orders()}"]`)).toBeVisible()
  })
}
