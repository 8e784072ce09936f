import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { LanguageProvider } from '../../i18n/language.tsx'
import { CategorySection } from './category-section.tsx'

/** @param count how many categories the shop has */
function renderSection(count: number, language: 'en' | 'ar' = 'en'): string {
  const content = Array.from({ length: count }, (_, id) => ({ id, name: `Category ${id}`, picture: null }))
  return renderToString(
    <LanguageProvider language={language}>
      <MemoryRouter>
        <CategorySection first={{ content, failure: null }} offers={[]} />
      </MemoryRouter>
    </LanguageProvider>,
  )
}

it('M-04: categories come in pages of six', () => {
  const pages = [...renderSection(14).matchAll(/<ul.*?<\/ul>/gs)].map(([page]) => page.match(/<li/g)?.length)
  expect(pages).toEqual([6, 6, 2])
})

it.each([
  ['en', 'No categories available'],
  ['ar', 'لا توجد أقسام متاحة'],
] as const)('P-11: without categories the page says so, and still leads to the offers (%s)', (language, text) => {
  const html = renderSection(0, language)
  expect(html).toContain(text)
  expect(html).toContain('href="/offers"')
})
