import { describe, expect, it } from 'vitest'
import { fromCairoInput, isPossibleDate, noDate, toCairoInput } from './cairo-input.ts'

describe('the wall clock of Cairo', () => {
  it.each([
    ['2026-01-15T10:00', '2026-01-15T08:00:00.000Z'],
    ['2026-07-15T10:00', '2026-07-15T07:00:00.000Z'],
    ['2026-07-15T00:30', '2026-07-14T21:30:00.000Z'],
  ])('%s is %s, in winter and in summer', (typed, instant) => {
    expect(fromCairoInput(typed)).toBe(instant)
    expect(toCairoInput(instant)).toBe(typed)
  })

  it('is empty without a moment', () => {
    expect(toCairoInput(null)).toBe('')
    expect(fromCairoInput('')).toBeNull()
  })
})

describe('what is typed into a date', () => {
  it.each(['2026-02-28', '2028-02-29', '1900-01-01', '2200-12-31', '2026-07-15T10:00', '09:30', '00:00'])(
    '%s is possible',
    (typed) => expect(isPossibleDate(typed)).toBe(true),
  )

  it.each([
    '',
    noDate,
    '2026-02-30',
    '2027-02-29',
    '2026-13-01',
    '0026-05-01',
    '26-05-01',
    '1899-12-31',
    '2201-01-01',
    '12026-05-01',
    'soon',
    '2026-05-01 later',
    '0026-05-01T10:00',
    '2026-05-01T25:00',
    '2026-05-01T',
    '24:30',
  ])('%j is not', (typed) => {
    expect(isPossibleDate(typed)).toBe(false)
    expect(fromCairoInput(typed)).toBeNull()
  })

  it('is read at every digit of a year', () => {
    for (const year of ['0002', '0020', '0202']) expect(fromCairoInput(`${year}-07-15T10:00`)).toBeNull()
  })
})
