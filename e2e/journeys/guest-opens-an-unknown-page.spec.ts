import { layoutMessages } from '../../apps/storefront/app/features/layout/layout.messages.ts'
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
