import { readFile } from 'node:fs/promises'
import { type Language, languages, type PolicyBlock, policyFigures, type SharedTerms } from '@shop/contract'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LanguageProvider } from '../../i18n/language.tsx'
import { sampleTerms } from '../catalog/product.fixture.ts'
import { useFilledBlocks } from './use-filled-blocks.ts'

const [near, far] = sampleTerms as [SharedTerms, SharedTerms]
const plain = { is_strong: false, href: null }
const blocks: PolicyBlock[] = [
  { kind: 'paragraph', content: [{ text: 'When? {delivery_times}', ...plain }] },
  { kind: 'list', is_ordered: false, items: [[{ text: '{delivery_costs} See the cart.', ...plain }]] },
]

function fill(terms: readonly SharedTerms[], language: Language = 'en'): string {
  const Filled = () => <code>{JSON.stringify(useFilledBlocks(blocks, terms))}</code>
  const html = renderToString(
    <LanguageProvider language={language}>
      <Filled />
    </LanguageProvider>,
  )
  return html.replace(/\u00a0/g, ' ')
}

describe('W-02: a policy says of delivery what the zones say', () => {
  it.each([
    ['times by governorate', [near, far], 'When? Cairo and Giza: 1 working day. Elsewhere: 3 to 5 working days.'],
    ['one time', [near], 'When? Delivery in 1 working day.'],
    ['one fee and threshold', [near], 'Delivery costs EGP 50. It is free on orders over EGP 500. See the cart.'],
    ['a fee without an end', [far], 'Delivery costs EGP 110. See the cart.'],
    ['the range of fees', [near, far], 'Delivery costs EGP 50 to EGP 110, depending on your governorate.'],
    ['that only some deliver free', [near, far], 'In some governorates it is free on orders over EGP 500.'],
    [
      'the range of thresholds',
      [near, { ...far, free_over: 900 }],
      'It is free on orders over EGP 500 to EGP 900, depending on your governorate.',
    ],
    ['that delivery is free', [{ ...near, fee: 0 }], 'Delivery is free. See the cart.'],
    ['that nothing is delivered', [], 'When? We do not deliver at present.'],
  ])('%s', (_, terms, text) => {
    expect(fill(terms)).toContain(text)
  })

  it('in Arabic, too', () => {
    expect(fill([near, far], 'ar')).toContain('القاهرة والجيزة: خلال يوم عمل. باقي المحافظات: خلال 3 إلى 5 أيام عمل.')
    expect(fill([near], 'ar')).toMatch(/مصاريف التوصيل .*50.*وهو مجاني للطلبات فوق .*500/)
  })

  it.each(languages)('the terms of a new shop in %s name no days and no amount of their own', async (language) => {
    const file = new URL(`../../../../server/src/modules/policies/texts/terms.${language}.md`, import.meta.url)
    const [, delivery = ''] =
      /\n## (?:Delivery|التوصيل) \{#delivery\}\n([^#]*)/.exec(await readFile(file, 'utf8')) ?? []
    for (const figure of policyFigures) expect(delivery).toContain(`{${figure}}`)
    expect(delivery).not.toMatch(/\d/)
  })
})
