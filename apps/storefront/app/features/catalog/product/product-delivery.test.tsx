import type { Language, SharedTerms } from '@shop/contract'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { LanguageProvider } from '../../../i18n/language.tsx'
import { sampleTerms } from '../product.fixture.ts'
import { ProductDelivery } from './product-delivery.tsx'

const [near, far] = sampleTerms as [SharedTerms, SharedTerms]
const nearAlone = { ...near, days_to: 2 }
const many: SharedTerms = { ...near, governorates: ['EG-C', 'EG-GZ', 'EG-KB', 'EG-ALX'], free_over: null }

function render(terms: readonly SharedTerms[], price: number, language: Language = 'en'): string {
  const html = renderToString(
    <LanguageProvider language={language}>
      <MemoryRouter>
        <ProductDelivery terms={terms} price={price} />
      </MemoryRouter>
    </LanguageProvider>,
  )
  return html.replace(/<[^>]*>/g, '|').replace(/\u00a0/g, ' ')
}

describe('delivery beside the price, before a governorate is chosen', () => {
  it.each([
    [
      'times by governorate, and the lowest fee',
      [near, far],
      400,
      'Cairo and Giza: 1 working day. Elsewhere: 3 to 5 working days.',
    ],
    ['the lowest fee as such', [near, far], 400, 'Delivery from EGP 50, by governorate'],
    ['one fee as it is', [nearAlone], 400, 'Delivery: EGP 50, free on orders over EGP 500'],
    ['one time as it is', [nearAlone], 400, 'Delivery in 1 to 2 working days'],
    ['free delivery', [nearAlone], 501, 'Free delivery on this order'],
    ['no more than one name of many', [many, far], 400, 'Cairo and 3 more: 1 working day.'],
    [
      'no free delivery that only some governorates have',
      [{ ...near, fee: 0 }, far],
      400,
      'Delivery costs by governorate',
    ],
    ['no delivery at all', [], 400, 'We do not deliver at present.'],
  ])('shows %s', (_, terms, price, text) => {
    expect(render(terms, price)).toContain(text)
  })

  it('names no fee as the lowest where there is only one', () => {
    expect(render([{ ...nearAlone, free_over: null }], 400)).toContain('Delivery: EGP 50')
    expect(render([nearAlone], 400)).not.toContain('from')
  })

  it('speaks Arabic with western digits', () => {
    const html = render([near, far], 400, 'ar')
    expect(html).toContain('القاهرة والجيزة: خلال يوم عمل. باقي المحافظات: خلال 3 إلى 5 أيام عمل.')
    const inTwoDays = render([{ ...near, days_from: 2, days_to: 2 }, far], 400, 'ar')
    expect(inTwoDays).toContain('القاهرة والجيزة: خلال يومي عمل. باقي المحافظات: خلال 3 إلى 5 أيام عمل.')
  })
})
