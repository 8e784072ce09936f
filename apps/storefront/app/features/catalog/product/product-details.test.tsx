import type { Language, Product } from '@shop/contract'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { sampleFact } from '../../../facts/fact.fixture.ts'
import { LanguageProvider } from '../../../i18n/language.tsx'
import { sampleProduct } from '../product.fixture.ts'
import { KeyFacts } from './key-facts.tsx'
import { ProductDetails } from './product-details.tsx'

const facts = [
  sampleFact(),
  sampleFact({ key: 'power_w', name: 'Power', group: 'power', value: 2200, unit: 'W', text: '2200 W' }),
  sampleFact({
    key: 'body',
    name: 'Body',
    kind: 'choice',
    group: 'build',
    value: 'glass',
    text: 'Glass',
    shown_in: [],
  }),
  sampleFact({ key: 'in_the_box', kind: 'text', group: 'box', text: 'Kettle, base', shown_in: [] }),
]

function renderDetails(changes: Partial<Product>, language: Language = 'en'): string {
  return renderToString(
    <LanguageProvider language={language}>
      <ProductDetails product={sampleProduct(changes)} />
    </LanguageProvider>,
  )
}

/** The headings of the groups, each with its rows. */
function tableOf(html: string): string[] {
  return [...html.matchAll(/<h3[^>]*>([^<]*)|<dt[^>]*>([^<]*)<\/dt><dd[^>]*><bdi>([^<]*)/g)].map(
    ([, heading, name, text]) => heading ?? `${name}: ${text}`,
  )
}

describe('the specification table', () => {
  it('has facts and fields in groups, and ends with the model', () => {
    expect(tableOf(renderDetails({ facts, weight: '1.2 kg', warranty: '2 years' }))).toEqual([
      'Capacity: 1.7 L',
      'Power and energy',
      'Power: 2200 W',
      'Materials and size',
      'Body: Glass',
      'Weight: 1.2 kg',
      'About this model',
      'Model: NW-KT-170',
      'Brand: Nawwar',
      'Warranty: 2 years',
    ])
  })

  it('has its headings in Arabic', () => {
    expect(tableOf(renderDetails({ facts }, 'ar'))).toContain('القدرة واستهلاك الكهرباء')
  })

  it('leaves the box to a list of its pieces', () => {
    const html = renderDetails({ facts })
    expect(html).toMatch(/In the box<\/h2><ul.*Kettle<\/span>.*base<\/span>/)
    expect(renderDetails({})).not.toContain('In the box')
  })
})

describe('the size of a product', () => {
  const dimensions_mm = { width: 225, height: 240, depth: 160 }

  it('is drawn beside a tea glass, and told in words', () => {
    const html = renderDetails({ dimensions_mm })
    expect(html).toContain('aria-label="The outline of the product beside a tea glass"')
    expect(html).toContain('22.5 cm wide, 24 cm high, 16 cm deep. The tea glass is 9 cm high and 6 cm wide.')
  })

  it('is mirrored in Arabic but for its figures', () => {
    const [shapes = '', figures = ''] = renderDetails({ dimensions_mm }, 'ar').split('<g class="fill-ink')
    expect(shapes).toContain('scale(-1 1)')
    expect(figures).toContain('22.5 سم')
    expect(figures).not.toContain('scale(')
  })

  it('is not drawn where it is not known', () => {
    expect(renderDetails({})).not.toContain('<figure')
  })
})

describe('key facts', () => {
  const render = (product: Product) => renderToString(<KeyFacts product={product} />)

  it('are those that the product is chosen by', () => {
    const html = render(sampleProduct({ facts })).replaceAll(/<[^>]+>/g, ' ')
    expect(html).toMatch(/Capacity\s+1.7\s+L\s+Power\s+2200\s+W/)
    expect(html).not.toContain('Glass')
  })

  it('take no room where there are none', () => {
    expect(render(sampleProduct())).toBe('')
  })
})
