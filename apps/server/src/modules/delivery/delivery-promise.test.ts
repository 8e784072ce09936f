import { type DeliveryCalendar, promiseFor } from '@shop/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'

const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
const calendars: fc.Arbitrary<DeliveryCalendar> = fc.record({
  cut_off: fc.tuple(fc.nat(23), fc.nat(59)).map((time) => time.map((part) => String(part).padStart(2, '0')).join(':')),
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  holidays: fc.array(
    day.map((date) => date.toISOString().slice(0, 10)),
    { maxLength: 60 },
  ),
})
const spans = fc.tuple(fc.nat(10), fc.nat(10)).map(([days_from, more]) => ({ days_from, days_to: days_from + more }))
const cairoDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo', dateStyle: 'short' })
const dayOf = (moment: Date) => cairoDay.format(moment)

it('a promise begins today or later and ends on its first day or later, both working days', () => {
  fc.assert(
    fc.property(spans, calendars, day, (span, calendar, now) => {
      const { from, to } = promiseFor(span, calendar, now)
      expect(from >= dayOf(now) && to >= from).toBe(true)
      for (const promised of [from, to]) {
        expect(calendar.weekdays).toContain(new Date(promised).getUTCDay() || 7)
        expect(calendar.holidays).not.toContain(promised)
      }
    }),
  )
})

it('a later order is never promised an earlier day', () => {
  fc.assert(
    fc.property(spans, calendars, day, fc.nat(10 * 24 * 60), (span, calendar, now, minutes) => {
      const [sooner, later] = [now, new Date(now.getTime() + minutes * 60_000)].map((moment) =>
        promiseFor(span, calendar, moment),
      )
      expect(later && sooner && later.from >= sooner.from && later.to >= sooner.to).toBe(true)
    }),
  )
})

it('one more holiday never brings a promise forward', () => {
  fc.assert(
    fc.property(spans, calendars, day, fc.nat(30), (span, calendar, now, days) => {
      const holiday = dayOf(new Date(now.getTime() + days * 24 * 60 * 60_000))
      const promise = promiseFor(span, calendar, now)
      const delayed = promiseFor(span, { ...calendar, holidays: [...calendar.holidays, holiday] }, now)
      expect(delayed.from >= promise.from && delayed.to >= promise.to).toBe(true)
    }),
  )
})
