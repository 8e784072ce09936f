import { languages, orderStatuses } from '@shop/contract'
import { expect, test } from 'vitest'
import { errorMessages } from './errors.messages.ts'
import { fillIn } from './fill-in.ts'

test.each([
  ['{product} is gone', { product: 'Kettle' }, 'en', 'Kettle is gone'],
  ['{seconds} s, {seconds} s', { seconds: 5 }, 'en', '5 s, 5 s'],
  ['now {total:money}', { total: 12_499.5 }, 'en', 'now EGP\u00a012,500'],
  ['أصبح {total:money}', { total: 12_499.5 }, 'ar', 'أصبح 12,500\u00a0ج.م'],
  ['at most {left:exact}', { left: 12_499.5 }, 'en', 'at most EGP\u00a012,499.50'],
  ['it is {status:order}', { status: 'in_transit' }, 'en', 'it is on its way'],
  ['{unknown} {unknown:money}', {}, 'en', '{unknown} {unknown:money}'],
] as const)('%s', (sentence, details, language, filled) => {
  expect(fillIn(sentence, details, language)).toBe(filled)
})

test.each(languages)('each state of an order has its words (%s)', (language) => {
  for (const status of orderStatuses) {
    const sentence = fillIn(errorMessages.order_step_refused[language], { status }, language)
    expect(sentence).not.toMatch(/[{}_]/)
  }
})
