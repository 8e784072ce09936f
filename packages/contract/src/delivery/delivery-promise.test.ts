import { expect, it } from 'vitest'
import { type DeliveryCalendar, promiseFor } from './delivery-promise.ts'

const calendar: DeliveryCalendar = { cut_off: '14:00', weekdays: [1, 2, 3, 4, 6, 7], holidays: [] }
const eid = { ...calendar, holidays: ['2027-03-09', '2027-03-10', '2027-03-11'] }
const nextDay = { days_from: 1, days_to: 1 }
const far = { days_from: 3, days_to: 5 }

// In winter Cairo is two hours ahead of UTC, in summer three. 22 November 2026 is a Sunday.
it.each([
  ['the next day', nextDay, calendar, '2026-11-23T08:00:00Z', '2026-11-24', '2026-11-24'],
  ['a minute before the cut-off', nextDay, calendar, '2026-11-23T11:59:59Z', '2026-11-24', '2026-11-24'],
  ['at the cut-off', nextDay, calendar, '2026-11-23T12:00:00Z', '2026-11-25', '2026-11-25'],
  ['the same day', { days_from: 0, days_to: 1 }, calendar, '2026-11-23T08:00:00Z', '2026-11-23', '2026-11-24'],
  ['on Thursday before the cut-off', nextDay, calendar, '2026-11-26T08:00:00Z', '2026-11-28', '2026-11-28'],
  ['on Thursday after the cut-off', nextDay, calendar, '2026-11-26T13:00:00Z', '2026-11-29', '2026-11-29'],
  ['on Friday', nextDay, calendar, '2026-11-27T08:00:00Z', '2026-11-29', '2026-11-29'],
  ['late on Friday', nextDay, calendar, '2026-11-27T20:00:00Z', '2026-11-29', '2026-11-29'],
  ['after midnight in Cairo, before it in UTC', nextDay, calendar, '2026-11-23T22:30:00Z', '2026-11-25', '2026-11-25'],
  ['across a Friday', far, calendar, '2026-11-24T08:00:00Z', '2026-11-28', '2026-11-30'],
  ['across Eid and its Friday', nextDay, eid, '2027-03-08T08:00:00Z', '2027-03-13', '2027-03-13'],
  ['during Eid', nextDay, eid, '2027-03-10T08:00:00Z', '2027-03-14', '2027-03-14'],
  ['across the end of the year', far, calendar, '2026-12-30T08:00:00Z', '2027-01-03', '2027-01-05'],
  // Clocks go forward at midnight of Friday 30 April 2027, and back at midnight after Thursday 28 October 2027.
  ['the evening before summer time', nextDay, calendar, '2027-04-29T21:59:00Z', '2027-05-02', '2027-05-02'],
  ['at the cut-off of summer', nextDay, calendar, '2027-05-03T11:00:00Z', '2027-05-05', '2027-05-05'],
  ['before the cut-off of summer', nextDay, calendar, '2027-05-03T10:59:00Z', '2027-05-04', '2027-05-04'],
  ['in the hour that comes twice', nextDay, calendar, '2027-10-28T20:30:00Z', '2027-10-31', '2027-10-31'],
])('%s', (_title, days, inCalendar, now, from, to) => {
  expect(promiseFor(days, inCalendar, new Date(now))).toEqual({ from, to })
})

it('a calendar without a working day promises nothing', () => {
  expect(() => promiseFor(nextDay, { ...calendar, weekdays: [] }, new Date('2026-11-23T08:00:00Z'))).toThrow(RangeError)
})
