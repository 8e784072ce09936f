import { expect, test } from 'vitest'
import { daysOf } from './report-period.ts'

/** Half past midnight of 1 March 2028 in Cairo, and still February in UTC; a leap year. */
const now = new Date('2028-02-29T22:30:00Z')

test.each([
  ['today', '2028-03-01', '2028-03-01'],
  ['yesterday', '2028-02-29', '2028-02-29'],
  ['last_7', '2028-02-24', '2028-03-01'],
  ['last_30', '2028-02-01', '2028-03-01'],
  ['this_month', '2028-03-01', '2028-03-01'],
  ['last_month', '2028-02-01', '2028-02-29'],
  ['this_year', '2028-01-01', '2028-03-01'],
] as const)('%s is a period of days in Cairo', (name, from, to) => {
  expect(daysOf(name, now)).toEqual({ from, to })
})
