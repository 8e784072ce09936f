import { formatDate } from '@shop/i18n'
import { homeMessages } from '../../apps/storefront/app/features/home/home.late.messages.ts'
import { layoutMessages } from '../../apps/storefront/app/features/layout/layout.messages.ts'
import { policiesMessages } from '../../apps/storefront/app/features/policies/policies.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { expect, test } from '../pages/test.ts'
import { typedWords } from '../pages/typed-words.ts'

test('W-02: a guest opens the policies from the footer and jumps to a part', async ({ page, words }) => {
  await page.goto(paths.cart())
  const layout = words(layoutMessages)
  const typed = words(typedWords)
  const changed = words(policiesMessages).lastChanged({ date: formatDate('2026-11-21', words.language) })
  for (const [title, part] of [
    [layout.privacyPolicy, typed.privacyPart],
    [layout.terms, typed.termsPart],
    [layout.returnPolicy, typed.returnsPart],
  ] as const) {
    await page.getByRole('navigation', { name: layout.policies }).getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText(changed)).toBeVisible()

    const list = page.getByRole('navigation', { name: words(policiesMessages).contents })
    const folded = list.locator('summary')
    if (await folded.isVisible()) await folded.click()
    const heading = page.getByRole('heading', { level: 2, name: part, exact: true })
    await list.getByRole('link', { name: part, exact: true }).filter({ visible: true }).click()
    await expect(page).toHaveURL(/#part-\d+$/)
    await expect(heading).toBeInViewport()
    await expect(heading).toBeFocused()
  }
})

test('W-02: an address that names a part of a policy has the focus at the heading of the part', async ({
  page,
  words,
}) => {
  await page.goto(paths.terms('delivery'))
  const heading = page.locator('#delivery')
  await expect(heading).toBeInViewport()
  await expect(heading).toBeFocused()
  await page.goto(paths.home())
  await page
    .getByRole('main')
    .getByRole('link', { name: words(homeMessages).deliveryTitle({ count: 24 }) })
    .first()
    .click()
  await expect(page).toHaveURL(paths.terms('delivery'))
  await expect(heading).toBeFocused()
})

test('a policy links to another policy', async ({ page, words }) => {
  await page.goto(paths.terms())
  await page
    .getByRole('article')
    .getByRole('link', { name: words(layoutMessages).returnPolicy })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: words(layoutMessages).returnPolicy })).toBeVisible()
})
