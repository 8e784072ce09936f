import { describe, expect, it } from 'vitest'
import { cleanCode, formatClock, isWholeCode, secondsUntil, toDeadline } from './one-time-code.ts'

describe('a one-time code', () => {
  it.each([
    ['123456', '123456'],
    ['12 34 56', '123456'],
    ['123-456', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['\u200f۱۲۳ ۴۵۶\u200f', '123456'],
    ['1234567', '123456'],
    ['your code: 123456.', '123456'],
    ['12a', '12'],
    ['', ''],
  ])('is read from %j', (typed, code) => {
    expect(cleanCode(typed)).toBe(code)
  })

  it.each([
    ['123456', true],
    ['12345', false],
    ['1234567', false],
    ['', false],
  ])('A-07: is whole: %s %s', (code, isWhole) => {
    expect(isWholeCode(code)).toBe(isWhole)
  })
})

describe('the countdown', () => {
  it.each([
    [5, 300],
    [2, 120],
    [0.5, 30],
    [undefined, 300],
    [0, 300],
    [Number.NaN, 300],
  ])('of %s minutes has %i seconds (rule A-06)', (minutes, seconds) => {
    expect(secondsUntil(toDeadline(minutes, 1_000_000), 1_000_000)).toBe(seconds)
  })

  it.each([
    [10_000, 0, 10],
    [10_000, 9_001, 1],
    [10_000, 10_000, 0],
    [10_000, 86_400_000, 0],
  ])('until %i at %i has %i seconds, also after a long sleep', (deadline, now, seconds) => {
    expect(secondsUntil(deadline, now)).toBe(seconds)
  })

  it.each([
    [300, '5:00'],
    [65, '1:05'],
    [9, '0:09'],
    [0, '0:00'],
  ])('shows %i seconds as %s', (seconds, text) => {
    expect(formatClock(seconds)).toBe(text)
  })
})
