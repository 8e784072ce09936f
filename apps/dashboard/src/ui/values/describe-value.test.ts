import { bindMessages, textsOf } from '@shop/i18n'
import { describe, expect, it } from 'vitest'
import { describeListChange, describeValue, type ValueWords } from './describe-value.ts'
import { readFieldPath } from './read-field-path.ts'
import { valuesMessages } from './values.messages.ts'

function wordsIn(language: 'en' | 'ar'): ValueWords {
  const choices: Readonly<Record<string, string>> = { 'status processing': 'Processing', 'corrected phone': 'Phone' }
  return {
    language,
    t: bindMessages(textsOf(valuesMessages, language), language),
    nameOfChoice: (_, field, word) => choices[`${field} ${word}`],
    isMoney: (resource, field) => resource === 'products' && field === 'price',
  }
}

const en = wordsIn('en')

describe('a value as a person reads it', () => {
  it.each([
    ['nothing', 'note', null, 'empty'],
    ['no entries', 'tags', [], 'empty'],
    ['on', 'is_active', true, 'Yes'],
    ['off, in a table', 'is_offer', 'no', 'No'],
    ['a word of the wire', 'status', 'processing', 'Processing'],
    ['names of fields', 'corrected', 'phone, address', 'Phone, address'],
    ['money', 'price', 1250, 'EGP\u00a01,250'],
    ['money in a table', 'price', '1250.5', 'EGP\u00a01,250.50'],
    ['a number', 'priority', 1200, '1,200'],
    ['a picture', 'image', 1200, 'picture 1200'],
    ['a moment', 'starts_at', '2026-11-21T10:00:00.000Z', '21 November 2026 at 12:00'],
    ['a day', 'from', '2026-11-21', '21 November 2026'],
    ['a phone', 'main_phone', '+201012345678', '010 1234 5678'],
    [
      'texts',
      'tags',
      [
        { en: 'Steel', ar: 'ستيل' },
        { en: 'Quiet', ar: 'هادئ' },
      ],
      'Steel, Quiet',
    ],
    ['colors', 'colors', [{ hex: '#aa0000', name: { en: 'Red', ar: 'أحمر' } }], 'Red'],
    ['colors with prices', 'colors', [{ name: { en: 'Red', ar: 'أحمر' }, price: 500 }], 'Red EGP\u00a0500'],
    ['a list of pictures', 'pictures', [{ id: 12, url: '/12' }], 'picture 12'],
    ['a value of unknown shape', 'shape', { corners: 4 }, '{"corners":4}'],
  ])('%s', (_, field, value, text) => {
    expect(describeValue('products', field, value, en)).toBe(text)
  })

  it('is written in Arabic too', () => {
    expect(describeValue('products', 'price', 1250, wordsIn('ar'))).toBe('1,250\u00a0ج.م')
    expect(describeValue('products', 'is_active', false, wordsIn('ar'))).toBe('لا')
  })
})

describe('a list of ids', () => {
  it.each([
    [[1, 2], [2, 1], 'put in another order'],
    [null, [1, 2], '2 added'],
    [[1, 2], [2, 3], '1 added, 1 removed'],
  ])('from %o to %o', (before, after, text) => {
    expect(describeListChange(before, after, en)).toBe(text)
  })

  it('differs from a list of texts', () => {
    expect(describeListChange(['a'], ['b'], en)).toBeNull()
    expect(describeListChange(null, '', en)).toBeNull()
  })
})

describe('the path of a field', () => {
  it.each([
    [['name', 'ar'], ['name'], 'ar'],
    [['colors', 'Red', 'price'], ['Red', 'price'], null],
    [['colors'], ['colors'], null],
    [['colors', '0', 'name', 'ar'], ['colors', '1', 'name'], 'ar'],
    [['holidays', '1', 'day'], ['holidays', '2', 'day'], null],
    [['plain', 'original_price'], ['original_price'], null],
    [['#aa0000 name_en'], ['#aa0000', 'name'], 'en'],
    [['featured'], ['is_featured'], null],
    [['width_mm'], ['width'], null],
    [['needsCall'], ['needs_call'], null],
    [['colors', 'iPhone Red', 'hex'], ['iPhone Red', 'hex'], null],
  ])('%o', (path, names, language) => {
    expect(readFieldPath(path)).toEqual({ names, language })
  })
})
