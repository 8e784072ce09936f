import { describe, expect, it } from 'vitest'
import { fromCairoInput, toCairoInput } from './cairo-input.ts'

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
