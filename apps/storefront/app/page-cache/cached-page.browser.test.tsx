import { createRoot } from 'react-dom/client'
import { createRoutesStub, useLoaderData } from 'react-router'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { LanguageProvider } from '../i18n/language.tsx'
import { CachedPage } from './cached-page.tsx'

it('P-10: an open page is read again once the offer on it has ended', async () => {
  // It ended two and a half seconds ago; the shop has three to act on it.
  const ended = new Date(Date.now() - 2500).toISOString()
  let reads = 0
  const read = () => {
    reads += 1
    return { price: reads, price_valid_until: reads === 1 ? ended : null }
  }
  function Shown() {
    const shown = useLoaderData<typeof read>()
    return (
      <CachedPage page={shown}>
        <p>{`EGP ${shown.price}`}</p>
      </CachedPage>
    )
  }
  const Pages = createRoutesStub([{ path: '/', loader: read, Component: Shown, HydrateFallback: () => null }])
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  onTestFinished(() => root.unmount())
  root.render(
    <LanguageProvider language="en">
      <Pages />
    </LanguageProvider>,
  )
  await expect.element(page.getByText('EGP 2')).toBeVisible()
  expect(reads).toBe(2)
})
