import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { LanguageProvider } from '../../i18n/language.tsx'
import type { Banner, BannerPrice } from './banner.ts'
import { BannerCarousel } from './banner-carousel.tsx'

const banner: Banner = { id: '1', title: 'Summer', description: '', link: '/offers', picture: null }

function render(
  content: Banner[],
  language: 'en' | 'ar',
  prices: Record<string, BannerPrice> = {},
  saving: number | null = null,
): string {
  return renderToString(
    <LanguageProvider language={language}>
      <MemoryRouter>
        <BannerCarousel
          first={{ content, failure: null }}
          saving={saving}
          categories={[{ id: 3, name: 'Kettles' }]}
          prices={prices}
          takesCash
        />
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

it.each([
  ['/product/7', 'en', { product: 'Kettle', egp: 1299 }, 'Kettle · EGP\u00a01,299', 'See this product'],
  ['/product/7', 'ar', { product: 'غلاية', egp: 1299 }, 'غلاية', 'شاهد المنتج'],
  ['/category/3', 'en', { product: null, egp: 499 }, 'From EGP\u00a0499', 'Shop Kettles'],
  ['/category/3', 'ar', { product: null, egp: 499 }, 'ابتداءً من', 'تسوّق Kettles'],
] as const)('a banner to %s says where it leads and at what price (%s)', (link, language, price, said, call) => {
  const text = render([{ ...banner, link }], language, { [link]: price }).replace(/<[^>]*>/g, '')
  expect(text).toContain(said)
  expect(text).toContain(call)
})

it('a banner without a price has none', () => {
  expect(render([banner], 'en')).not.toContain('EGP')
})

it.each(['en', 'ar'] as const)(
  'M-02: the shop’s own three name the saving, whenever they are shown (%s)',
  (language) => {
    expect(render([], language, {}, 30).match(/30%/g)).toHaveLength(3)
    expect(render([banner], language, {}, 30)).not.toContain('30%')
  },
)
