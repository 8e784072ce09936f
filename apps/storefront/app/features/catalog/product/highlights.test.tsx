import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { LanguageProvider } from '../../../i18n/language.tsx'
import type { Failure } from '../../../sections/section.ts'
import { sampleProduct } from '../product.fixture.ts'
import { toProductCards } from '../product-card-view.ts'
import { Highlights } from './highlights.tsx'

const bestSellers = { content: [], failure: null }
const refused = { kind: 'refused', message: 'Please try again in a moment.' } as const

function render(names: string[], failure: Failure | null, language: 'en' | 'ar' = 'en'): string {
  const featured = { content: toProductCards(names.map((name) => sampleProduct({ name }))), failure }
  return renderToString(
    <LanguageProvider language={language}>
      <MemoryRouter>
        <Highlights
          brand="Nawwar"
          featured={featured}
          bestSellers={bestSellers}
          hasHouseStars
          renderAction={() => null}
        />
      </MemoryRouter>
    </LanguageProvider>,
  )
}

describe('M-11: featured products', () => {
  it('are shown when they are there', () => {
    expect(render(['Kettle 1.7 L'], null)).toContain('Kettle 1.7\u00A0L')
  })

  it('P-11: say so when there are none', () => {
    expect(render([], null)).toContain('No products available')
  })

  it.each([
    ['en', 'Nawwar Products Service Unavailable', 'Try again'],
    ['ar', 'خدمة منتجات Nawwar غير متاحة الآن', 'حاول مرة أخرى'],
  ] as const)(
    'M-11: give way to a panel with its exact title, the message and a retry button (%s)',
    (language, title, retry) => {
      const html = render([], refused, language)
      for (const text of [title, 'Please try again in a moment.', retry]) expect(html).toContain(text)
    },
  )

  it('M-15: say what they know of the connection: nothing yet', () => {
    expect(render([], { kind: 'timeout' })).toMatch(/data-connection="unknown".*Connection timeout/s)
  })

  it('stay when only what is newer could not be read', () => {
    const html = render(['Kettle 1.7 L'], refused)
    expect(html).toContain('Kettle 1.7\u00A0L')
    expect(html).not.toContain('Products Service Unavailable')
  })
})
