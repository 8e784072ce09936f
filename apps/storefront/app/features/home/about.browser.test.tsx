import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show, windows, wordsOf } from '../../../test/show.tsx'
import { About } from './about.tsx'
import { homeMessages } from './home.late.messages.ts'

it('M-13: the button of About scrolls to the featured products', async () => {
  await page.viewport(...windows.phone)
  const part = await show(
    <>
      <div className="h-screen" />
      <h2 id="featured" tabIndex={-1}>
        Featured
      </h2>
      <div className="h-screen" />
      <About brand="Nawwar" featuredId="featured" />
    </>,
  )
  const button = part.getByRole('link', { name: wordsOf(homeMessages, 'en').seeFeatured })
  const featured = part.getByRole('heading', { name: 'Featured' })
  await expect.element(button).toBeInTheDocument()
  button.element().scrollIntoView({ behavior: 'instant' })
  await expect.element(featured).not.toBeInViewport()
  await button.click()
  await expect.element(featured).toBeInViewport({ ratio: 1 })
  await expect.element(featured).toHaveFocus()
})
