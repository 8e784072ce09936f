import { expect, it } from 'vitest'
import type { SharedTerms } from './delivery.schema.ts'
import { sumUpCosts, sumUpTimes } from './shared-terms.ts'

const calendar = { cut_off: '14:00', weekdays: [1, 2, 3, 4, 6, 7] }
const cairo: SharedTerms = {
  governorates: ['EG-C', 'EG-GZ'],
  fee: 50,
  free_over: 500,
  days_from: 1,
  days_to: 1,
  takes_cash: true,
  ...calendar,
}
const aswan: SharedTerms = {
  governorates: ['EG-ASN'],
  fee: 110,
  free_over: null,
  days_from: 3,
  days_to: 5,
  takes_cash: true,
  ...calendar,
}
const fayoum: SharedTerms = { ...aswan, governorates: ['EG-FYM'], free_over: 900, days_from: 2, days_to: 4 }

it('times are those of the fastest governorates, and the widest range of the others', () => {
  expect(sumUpTimes([cairo, fayoum, aswan])).toEqual({
    fastest: { governorates: ['EG-C', 'EG-GZ'], days_from: 1, days_to: 1 },
    elsewhere: { days_from: 2, days_to: 5 },
  })
})

it('governorates with the same days but other fees are equally fast', () => {
  const dear = { ...cairo, governorates: ['EG-KB' as const], fee: 90 }
  expect(sumUpTimes([cairo, dear])).toEqual({
    fastest: { governorates: ['EG-C', 'EG-GZ', 'EG-KB'], days_from: 1, days_to: 1 },
    elsewhere: null,
  })
})

it.each([
  [[cairo], { fee: 50, free_over: 500, isSame: true }],
  [[cairo, fayoum], { fee: 50, free_over: 900, isSame: false }],
  [[cairo, aswan], { fee: 50, free_over: null, isSame: false }],
])('costs %#: the lowest fee, and the threshold that holds everywhere', (terms, expected) => {
  expect(sumUpCosts(terms)).toEqual(expected)
})

it('a shop that delivers nowhere has no terms', () => {
  expect(sumUpTimes([])).toBeNull()
  expect(sumUpCosts([])).toBeNull()
})
