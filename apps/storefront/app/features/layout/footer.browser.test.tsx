import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { address, show, windows, wordsOf } from '../../../test/show.tsx'
import { paths } from '../../paths.ts'
import { Footer } from './footer.tsx'
import { layoutMessages } from './layout.messages.ts'

const apps = { googlePlay: 'https://play.google.com/store/apps', appStore: 'https://apps.apple.com/app' }
const links = [
  ...[paths.account(), paths.orders(), paths.track(), paths.favorites(), paths.compare()],
  ...[paths.privacyPolicy(), paths.terms(), paths.returnPolicy()],
  ...Object.values(apps),
]

it.each([
  ['en', 'desktop'],
  ['ar', 'phone'],
] as const)(
  'F-01, F-02, F-04: the footer links to pages, and names categories and payment methods: %s, %s',
  async (language, screen) => {
    await page.viewport(...windows[screen])
    const t = wordsOf(layoutMessages, language)
    const categories = [t.homeAppliances, 'Lamps', t.kitchenAppliances, t.mixersBlenders]
    const part = await show(
      <Footer contact={<i>19010</i>} year={2026} apps={apps} categories={categories} takesCash />,
      language,
    )
    await expect
      .element(part.getByText([t.kitchenAppliances, t.homeAppliances, t.mixersBlenders].join(' · ')))
      .toBeVisible()
    await expect.element(part.getByText('19010')).toBeVisible()
    for (const path of links)
      await expect
        .poll(() => part.element().querySelector(`a[href="${path}"]`)?.checkVisibility(), { message: path })
        .toBe(true)
    for (const mark of ['Visa', 'Mastercard', 'Meeza']) {
      const picture = part.getByRole('list', { name: t.waysToPay }).getByRole('img', { name: mark })
      await expect.element(picture).toBeVisible()
      // The dark logo is readable on its light card only.
      await expect.element(picture).toHaveStyle({ backgroundColor: 'rgb(246, 240, 230)' })
      // The button of the chat is in the corner.
      const { left, right } = picture.element().getBoundingClientRect()
      expect(language === 'ar' ? left : window.innerWidth - right).toBeGreaterThanOrEqual(72)
    }
    await part.getByRole('link', { name: t.terms }).click()
    await expect.poll(() => address.now).toBe(paths.terms())
  },
)
