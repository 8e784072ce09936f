import { languages } from '@shop/contract'
import { describe, expect, test } from 'vitest'
import { type OrderMessage, type OrderNotice, orderMessages } from './orders.messages.ts'

const shopNames = { en: 'Nawwar', ar: 'نوّر' }
const card: Omit<OrderNotice, 'shop'> = {
  number: 'NW-100234',
  total: '249,999.75',
  isCash: false,
  isPaid: false,
  until: '14:30',
  promise: null,
}
const kinds = Object.keys(orderMessages) as OrderMessage[]

describe.each(languages)('a message in %s', (language) => {
  const shop = shopNames[language]
  test.each(kinds)('(%s) names the shop and the order, and is one text message', (kind) => {
    const promised = { ...card, promise: '30/11-2/12' }
    for (const order of [
      card,
      promised,
      { ...card, isCash: true },
      { ...promised, isCash: true },
      { ...card, isPaid: true },
    ]) {
      const text = orderMessages[kind][language]({ ...order, shop })
      expect(text.startsWith(`${shop}: `)).toBe(true)
      expect(text).toContain('NW-100234')
      // What one text message holds: 70 characters when one of them is Arabic.
      expect(text.length).toBeLessThanOrEqual(language === 'ar' ? 70 : 160)
      expect(text).not.toMatch(/undefined|null|NaN/)
    }
  })

  test('says how it is paid, and where the money is', () => {
    const say = (kind: OrderMessage, changes: Partial<OrderNotice> = {}) =>
      orderMessages[kind][language]({ ...card, ...changes, shop })
    expect(say('placed')).toContain('14:30')
    expect(say('placed', { isCash: true })).not.toContain('14:30')
    expect(say('placed', { isCash: true, promise: '24/11' })).toContain('24/11')
    expect(say('paid', { promise: '24/11' })).toContain('24/11')
    expect(say('on_its_way', { isCash: true })).toContain('249,999.75')
    expect(say('on_its_way')).not.toContain('249,999.75')
    expect(say('cancelled', { isPaid: true })).toContain('249,999.75')
    expect(say('cancelled')).not.toContain('249,999.75')
  })
})
