import { describe, expect, expectTypeOf, it } from 'vitest'
import { bindMessages, defineMessages, fillIn, type MessageSet, type Messages, textsOf } from './messages.ts'

const set = defineMessages('sample', {
  title: { en: 'Cart', ar: 'السلة' },
  added: { en: '{name} is in your cart', ar: 'تمت إضافة {name} للسلة' },
  found: {
    en: { one: '{count} product in {place}', other: '{count} products in {place}' },
    ar: {
      zero: 'لا توجد منتجات في {place}',
      one: 'منتج واحد في {place}',
      two: 'منتجان في {place}',
      few: '{count} منتجات في {place}',
      many: '{count} منتجًا في {place}',
      other: '{count} منتج في {place}',
    },
  },
})

function bind<Set extends Messages>(messages: MessageSet<Set>, language: 'en' | 'ar') {
  return bindMessages<Set>(textsOf(messages, language), language)
}

describe('messages', () => {
  it('gives plain texts as they are', () => {
    expect(bind(set, 'en').title).toBe('Cart')
    expect(bind(set, 'ar').title).toBe('السلة')
  })

  it.each([
    ['خصم {percent}%', 'خصم \u200e17%'],
    ['شاملة الضريبة ({percent}%).', 'شاملة الضريبة (\u200e17%).'],
    ['{percent}% off', '17% off'],
  ])('keeps the sign of a percentage after its number: %s', (text, expected) => {
    expect(fillIn(text, { percent: 17 }, 'ar')).toBe(expected)
  })

  it('fills in variables', () => {
    expect(bind(set, 'ar').added({ name: 'خلاط' })).toBe('تمت إضافة خلاط للسلة')
  })

  it.each([
    ['en', 1, '1 product in Cairo'],
    ['en', 1200, '1,200 products in Cairo'],
    ['ar', 0, 'لا توجد منتجات في Cairo'],
    ['ar', 2, 'منتجان في Cairo'],
    ['ar', 3, '3 منتجات في Cairo'],
    ['ar', 11, '11 منتجًا في Cairo'],
    ['ar', 100, '100 منتج في Cairo'],
    ['ar', 1103, '1,103 منتجات في Cairo'],
  ] as const)('counts in %s: %i', (language, count, text) => {
    expect(bind(set, language).found({ count, place: 'Cairo' })).toBe(text)
  })

  it.each([
    ['{seconds} s, {seconds} s', { seconds: '5' }, 'en', '5 s, 5 s'],
    ['{stock} left', { stock: 1200 }, 'en', '1,200 left'],
    ['SKU {sku}', { sku: '1200' }, 'en', 'SKU 1200'],
    ['{price} each', { price: '$&1' }, 'en', '$&1 each'],
    ['{unknown} ends', {}, 'ar', ' ends'],
  ] as const)('fills a text whose key is only known at run time: %s', (text, values, language, filled) => {
    expect(fillIn(text, values, language)).toBe(filled)
  })

  it('knows the variables of each text', () => {
    const texts = bind(set, 'en')
    expectTypeOf(texts.title).toBeString()
    expectTypeOf(texts.added).parameter(0).toEqualTypeOf<Readonly<Record<'name', string | number>>>()
    expectTypeOf(texts.found).parameter(0).toExtend<{ count: number; place: string | number }>()
  })
})
