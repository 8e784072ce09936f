import { languages, onlineMethods } from '@shop/contract'
import { describe, expect, test } from 'vitest'
import { addCarrier, addLink, backTo, type OrderMessage, type OrderNotice, orderMessages } from './orders.messages.ts'

const shopNames = { en: 'Nawwar', ar: 'نوّر' }
const card: Omit<OrderNotice, 'shop' | 'backTo'> = {
  number: 'NW-100234',
  total: '249,999.75',
  online: '249,999.75',
  cash: '249,999.75',
  hasDeposit: false,
  isCash: false,
  isPaid: false,
  givenBack: null,
  confirmation: 'link',
  until: '25/11 14:30',
  promise: null,
  nextDay: '25/11',
}
const deposit = { ...card, online: '49,999.75', cash: '200,000', hasDeposit: true, isCash: true }
const link = `https://nawwar.example/o/${'A'.repeat(24)}`
/**
 * What two text messages hold: 134 characters when one of them is Arabic, else 306. Before messages had links, the limit was one part.
 * A link takes 47 characters; the second part costs less than the call that the link often saves.
 */
const maxLength = { en: 306, ar: 134 }
const kinds = Object.keys(orderMessages) as OrderMessage[]

describe.each(languages)('a message in %s', (language) => {
  const shop = shopNames[language]
  test.each(kinds)('(%s) names the shop and the order, and is two text messages with its link', (kind) => {
    const promised = { ...card, promise: '30/11-2/12' }
    const shops = onlineMethods.map((method) => ({ shop, backTo: backTo(method, language) }))
    for (const order of [
      card,
      promised,
      { ...card, isCash: true },
      { ...promised, isCash: true },
      { ...card, isPaid: true, givenBack: '249,999.75' },
      deposit,
      { ...deposit, promise: '30/11-2/12', isPaid: true },
    ]) {
      for (const around of shops) {
        const text = orderMessages[kind][language]({ ...order, ...around })
        expect(text.startsWith(`${shop}: `)).toBe(true)
        expect(text).toContain('NW-100234')
        expect(addLink(text, link).length, text).toBeLessThanOrEqual(maxLength[language])
        expect(text).not.toMatch(/undefined|null|NaN/)
      }
    }
  })

  test('says how it is paid, and where the money is', () => {
    const say = (kind: OrderMessage, changes: Partial<OrderNotice> = {}) =>
      orderMessages[kind][language]({ ...card, backTo: backTo('wallet', language), ...changes, shop })
    expect(say('placed')).toContain('14:30')
    expect(say('placed', deposit)).toMatch(/49,999\.75.*14:30/)
    expect(say('paid', deposit)).toContain('200,000')
    expect(say('changed', deposit)).toContain('200,000')
    expect(say('on_its_way', deposit)).toContain('200,000')
    expect(say('placed', { isCash: true })).not.toContain('14:30')
    expect(say('placed', { isCash: true })).toMatch(/confirm now:$|أكّده:$/)
    expect(say('placed', { isCash: true, confirmation: 'none' })).toMatch(/\.$/)
    expect(say('placed', { isCash: true, promise: '24/11' })).toContain('24/11')
    expect(say('paid', { promise: '24/11' })).toContain('24/11')
    expect(say('on_its_way', { isCash: true })).toContain('249,999.75')
    expect(say('on_its_way')).not.toContain('249,999.75')
    expect(say('on_its_way', { promise: '24/11' })).toContain('24/11')
    expect(say('cancelled', { givenBack: '249,999.75' })).toContain('249,999.75')
    expect(say('cancelled', { givenBack: '249,999.75' })).toContain(backTo('wallet', language))
    expect(say('cancelled')).not.toContain('249,999.75')
    expect(say('came_back', { isPaid: true })).toMatch(/We will refund your money\.$|سنرد لك المبلغ\.$/)
    expect(say('came_back')).not.toMatch(/refund|سنرد/)
  })
})

test('a carrier is named where two text messages hold it', () => {
  const parcel = { carrier: 'Bosta', trackingNumber: '55512345' }
  expect(addCarrier('Nawwar: on its way.', parcel, link, 'en')).toBe('Nawwar: on its way. Carrier: Bosta 55512345.')
  expect(addCarrier('Nawwar: on its way.', { ...parcel, trackingNumber: null }, link, 'en')).toMatch(
    /Carrier: Bosta\.$/,
  )
  const long = 'x'.repeat(maxLength.en - link.length - 20)
  expect(addCarrier(long, parcel, link, 'en')).toBe(long)
  const arabic = { carrier: 'بوسطة', trackingNumber: '55512345' }
  expect(addCarrier('نوّر: طلبك في الطريق.', arabic, link, 'ar')).toBe('نوّر: طلبك في الطريق. مع بوسطة 55512345.')
  const full = 'ن'.repeat(maxLength.ar - link.length - 10)
  expect(addCarrier(full, arabic, link, 'ar')).toBe(full)
  // An Arabic name makes the whole message Arabic.
  expect(addCarrier('x'.repeat(100), arabic, link, 'en')).toBe('x'.repeat(100))
})
