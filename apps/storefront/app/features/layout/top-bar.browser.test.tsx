import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { address, show, windows, wordsOf } from '../../../test/show.tsx'
import { TopBar } from './header.tsx'
import { layoutMessages } from './layout.messages.ts'

const t = wordsOf(layoutMessages, 'en')

it.each([
  ['phone', false],
  ['desktop', true],
] as const)(
  'H-06: the bar above the header of a %s names free delivery; a link to the offers: %s',
  async (screen, leads) => {
    await page.viewport(...windows[screen])
    const part = await show(<TopBar freeDeliveryOver={500} destination={null} isBesideOrder={false} />)
    const bar = part.getByRole('complementary', { name: t.offers })
    await expect.element(bar).toMatchTextContent(/500/)
    const link = bar.getByRole('link', { name: t.seeOffers })
    if (!leads) return expect.element(link).not.toBeInTheDocument()
    await link.click()
    await expect.poll(() => address.now).toBe('/offers')
  },
)
