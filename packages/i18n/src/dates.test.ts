import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formatDate, formatDateTime, formatDay, formatDays, formatShortDays, formatSpan } from './dates.ts'

const stopClock = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
afterEach(() => {
  vi.useRealTimers()
})

describe('dates', () => {
  it('shows the day of Cairo, not of UTC', () => {
    expect(formatDate('2026-11-20T22:30:00.000Z', 'en')).toBe('21 November 2026')
    expect(formatDate('2026-11-20T22:30:00.000Z', 'ar')).toContain('نوفمبر')
  })

  it('shows a day of the calendar as it is', () => {
    expect(formatDate('2026-11-20', 'en')).toBe('20 November 2026')
  })

  it('follows daylight saving time', () => {
    expect(formatDateTime('2026-07-01T09:00:00.000Z', 'en')).toContain('12:00')
    expect(formatDateTime('2026-12-01T09:00:00.000Z', 'en')).toContain('11:00')
  })
})

describe('promised days', () => {
  beforeEach(() => {
    stopClock('2026-11-22T10:00:00Z')
  })

  it.each([
    ['2026-11-24', '2026-11-24', 'Tuesday 24 November', '24/11'],
    ['2026-11-24', '2026-11-26', 'Tuesday 24 November – Thursday 26 November', '24-26/11'],
    ['2026-12-31', '2027-01-02', 'Thursday 31 December – Saturday 2 January', '31/12-2/1'],
  ])('from %s to %s', (from, to, english, short) => {
    expect(formatDays({ from, to }, 'en')).toBe(english)
    expect(formatShortDays({ from, to })).toBe(short)
  })

  it('in Arabic name the weekday, with western digits', () => {
    expect(formatDays({ from: '2026-11-24', to: '2026-11-24' }, 'ar')).toBe('الثلاثاء 24 نوفمبر')
  })
})

describe('a day has its year', () => {
  it.each([
    // The year of Cairo begins at 22:00 UTC.
    ['2026-12-31T22:30:00Z', '2027-09-30', 'Thursday 30 September', 'الخميس 30 سبتمبر'],
    ['2026-12-31T21:30:00Z', '2027-09-30', 'Thursday 30 September 2027', 'الخميس 30 سبتمبر 2027'],
    ['2026-11-29T10:00:00Z', '2027-11-29', 'Monday 29 November 2027', 'الاثنين 29 نوفمبر 2027'],
    ['2026-11-29T10:00:00Z', '2025-11-29', 'Saturday 29 November 2025', 'السبت 29 نوفمبر 2025'],
    ['2026-11-29T10:00:00Z', '2027-06-01', 'Tuesday 1 June 2027', 'الثلاثاء 1 يونيو 2027'],
    ['2026-11-29T10:00:00Z', '2027-05-31', 'Monday 31 May', 'الاثنين 31 مايو'],
    ['2026-11-29T10:00:00Z', '2026-01-01', 'Thursday 1 January', 'الخميس 1 يناير'],
  ])('if it is of another year and far away: on %s, %s', (now, date, english, arabic) => {
    stopClock(now)
    expect([formatDay(date, 'en'), formatDay(date, 'ar')]).toEqual([english, arabic])
  })
})

describe('days of the calendar', () => {
  it.each([
    ['2026-04-04', '2026-04-04', '4 April 2026', '4 أبريل 2026'],
    ['2026-03-28', '2026-04-03', '28 March – 3 April 2026', '28 مارس – 3 أبريل 2026'],
    ['2026-04-01', '2026-04-30', 'April 2026', 'أبريل 2026'],
    ['2026-04-02', '2026-04-30', '2 – 30 April 2026', '2–30 أبريل 2026'],
  ])('from %s to %s', (from, to, english, arabic) => {
    // Spaces of several widths stand around a dash.
    const show = (language: 'en' | 'ar') => formatSpan({ from, to }, language).replace(/\s/g, ' ')
    expect([show('en'), show('ar')]).toEqual([english, arabic])
  })
})
