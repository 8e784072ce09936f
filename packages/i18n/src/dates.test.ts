import { describe, expect, it } from 'vitest'
import { formatDate, formatDateTime } from './dates.ts'

describe('dates', () => {
  it('shows the day of Cairo, not of UTC', () => {
    expect(formatDate('2026-11-20T22:30:00.000Z', 'en')).toBe('21 November 2026')
    expect(formatDate('2026-11-20T22:30:00.000Z', 'ar')).toContain('نوفمبر')
  })

  it('follows daylight saving time', () => {
    expect(formatDateTime('2026-07-01T09:00:00.000Z', 'en')).toContain('12:00')
    expect(formatDateTime('2026-12-01T09:00:00.000Z', 'en')).toContain('11:00')
  })
})
