import { describe, expect, test } from 'vitest'
import { buildDocument, type ProductTexts } from './search-document.rules.ts'

const kettle: ProductTexts = {
  name: { en: 'Kettle 1.7L', ar: 'الغلاية' },
  sku: 'NW-KT-170',
  labels: ['Nawwar'],
  details: ['Boils in 3 minutes', ''],
}

describe('buildDocument', () => {
  test.each([
    ["'kettle':1A", 'the name'],
    ["'1.7':2A", 'a number apart'],
    ["'1.7l':2A", 'a number joined with its unit'],
    ["'l':3A", 'the unit'],
    ["'الغلايه':5A", 'the Arabic name, after a gap'],
    ["'غلايه':5A", 'the stem at the same position'],
    ["'nawwar':7B", 'a label'],
    ["'kt':10B", 'a piece of the SKU'],
    ["'nwkt170':13B", 'the SKU whole'],
    ["'boils':15D", 'the description'],
    ["'boil':15D", 'an English singular'],
  ])('holds %s: %s', (lexeme) => {
    expect(buildDocument(kettle).document.split(' ')).toContain(lexeme)
  })

  test('lists every place of a word', () => {
    const texts = { ...kettle, name: { en: 'Fan', ar: 'مروحة' }, labels: ['fan'], details: ['a fan'] }
    expect(buildDocument(texts).document).toContain("'fan':1A,5B,14D")
  })

  test('contains the folded names, with units apart', () => {
    expect(buildDocument(kettle)).toMatchObject({ nameEn: 'kettle 1.7 l', nameAr: 'الغلايه' })
  })

  test('stays within what a tsvector can hold', () => {
    const { document } = buildDocument({ ...kettle, details: ['كلمة طويلة '.repeat(50_000), 'x'.repeat(100_000)] })
    expect(Buffer.byteLength(document)).toBeLessThan(100_000)
    expect(document).not.toContain('x'.repeat(41))
  })

  test('is empty for a product without texts', () => {
    const nothing = { name: { en: '', ar: '' }, sku: '', labels: [], details: [] }
    expect(buildDocument(nothing)).toEqual({ nameEn: '', nameAr: '', document: '' })
  })
})
