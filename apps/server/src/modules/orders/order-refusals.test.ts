import { languages, orderStatuses } from '@shop/contract'
import { fillIn } from '@shop/i18n'
import { expect, test } from 'vitest'
import { errorMessages } from '../../http/errors/errors.messages.ts'
import { refuseOtherTotal, refuseRefund, refuseStep } from './order-refusals.rules.ts'

const sentenceOf = (refusal: ReturnType<typeof refuseStep>, language: 'en' | 'ar') =>
  fillIn(errorMessages[refusal.code][language], refusal.valuesIn(language), language)

test.each(languages)('each state of an order has its words (%s)', (language) => {
  for (const status of orderStatuses) expect(sentenceOf(refuseStep(status), language)).not.toMatch(/[{}_]/)
})

test('amounts are written with their currency, and clients get the bare number', () => {
  const refusal = refuseOtherTotal(12_499.5)
  expect(sentenceOf(refusal, 'en')).toContain('EGP\u00a012,500')
  expect(sentenceOf(refusal, 'ar')).toContain('12,500\u00a0ج.م')
  expect(refusal.details).toEqual({ total: 12_499.5 })
  expect(sentenceOf(refuseRefund(12_499.5), 'en')).toContain('EGP\u00a012,499.50')
})
