import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { LanguageProvider } from '../../i18n/language.tsx'
import type { Banner } from './banner.ts'
import { BannerCarousel } from './banner-carousel.tsx'

const banner: Banner = { id: '1', title: 'Summer', description: '', link: '/offers', picture: null }

function render(content: Banner[], language: 'en' | 'ar'): string {
  return renderToString(
    <LanguageProvider language={language}>
      <MemoryRouter>
        <BannerCarousel first={{ content, failure: null }} saving={null} categories={[]} />
      </MemoryRouter>
    </LanguageProvider>,
  )
}

it.each([
  ['en', 'No active advertisements available'],
  ['ar', 'لا توجد إعلانات حاليًا'],
] as const)('P-11: without banners the page says so, and the shop’s own three stand in (%s)', (language, nothing) => {
  const html = render([], language)
  expect(html).toContain(nothing)
  expect(html.match(/href="\/products"/g)).toHaveLength(3)
  expect(render([banner], language)).not.toContain(nothing)
})
