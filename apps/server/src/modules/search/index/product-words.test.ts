import { describe, expect, test } from 'vitest'
import { buildProductWords, type ProductTexts } from './product-words.rules.ts'

const kettle: ProductTexts = {
  name: { en: 'Kettle 1.7L', ar: 'الغلاية' },
  sku: 'NW-KT-170',
  labels: ['Nawwar'],
  details: ['Boils in 3 minutes', ''],
}

describe('buildProductWords', () => {
  test.each([
    ['names', 'kettle', 'the name'],
    ['names', '1.7', 'a number apart'],
    ['names', '1.7l', 'a number joined with its unit'],
    ['names', 'l', 'the unit'],
    ['names', 'الغلايه', 'the Arabic name'],
    ['names', 'غلايه', 'its stem'],
    ['labels', 'nawwar', 'a label'],
    ['labels', 'kt', 'a piece of the SKU'],
    ['labels', 'nwkt170', 'the SKU whole'],
    ['details', 'boils', 'the description'],
    ['details', 'boil', 'an English singular'],
  ] as const)('has in its %s %s: %s', (field, word, _said) => {
    expect(buildProductWords(kettle)[field].filter((one) => one === word)).toEqual([word])
  })

  test('has a word once, where it says most', () => {
    const texts = { ...kettle, name: { en: 'Fan', ar: 'مروحة' }, labels: ['fan', 'tall'], details: ['a tall fan'] }
    const { names, labels, details } = buildProductWords(texts)
    expect(names).toContain('fan')
    expect(labels).toContain('tall')
    for (const word of ['fan', 'tall']) {
      expect([...names, ...labels, ...details].filter((one) => one === word)).toEqual([word])
    }
  })

  test('has the first words of both names, with units apart', () => {
    expect(buildProductWords(kettle).starts).toEqual(['kettle', 'الغلايه'])
    expect(buildProductWords({ ...kettle, name: { en: '8kg washer', ar: '' } }).starts).toEqual(['8'])
  })

  test('stays small however long the texts are', () => {
    const words = Array.from({ length: 50_000 }, (_, place) => `word${place}`).join(' ')
    const { details } = buildProductWords({ ...kettle, details: [words, 'x'.repeat(100_000)] })
    expect(details.length).toBeLessThan(5000)
    const {
      details: [longest = ''],
    } = buildProductWords({ ...kettle, details: ['x'.repeat(100_000)] })
    expect(longest).toBe('x'.repeat(40))
  })

  test('is empty for a product without texts', () => {
    const nothing = { name: { en: '', ar: '' }, sku: '', labels: [], details: [] }
    expect(buildProductWords(nothing)).toEqual({ starts: [], names: [], labels: [], details: [] })
  })
})
