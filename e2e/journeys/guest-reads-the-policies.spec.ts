import { paths } from '../../apps/storefront/app/paths.ts'
import { policyWordsOf } from '../pages/policy-words.ts'
import { expect, test } from '../pages/test.ts'

test('W-02: a guest opens the policies from the footer and jumps to a part', async ({ page, words }) => {
  const { policies, contents, lastChanged, ...texts } = policyWordsOf(words.language)
  await page.goto(paths.cart())
  for (const { title, part } of [texts.privacy, texts.terms, texts.returns]) {
    await page.getByRole('navigation', { name: policies }).getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText(lastChanged)).toBeVisible()

    const list = page.getByRole('navigation', { name: contents })
    const folded = list.locator('summary')
    if (await folded.isVisible()) await folded.click()
    const heading = page.getByRole('heading', { level: 2, name: part, exact: true })
    await list.getByRole('link', { name: part, exact: true }).filter({ visible: true }).click()
    await expect(page).toHaveURL(/#part-\d+$/)
    await expect(heading).toBeInViewport()
  }
})

test('a policy links to another policy', async ({ page, words }) => {
  const { inText, returns } = policyWordsOf(words.language)
  await page.goto(paths.terms())
  await page.getByRole('article').getByRole('link', { name: inText }).click()
  await expect(page.getByRole('heading', { level: 1, name: returns.title })).toBeVisible()
})
