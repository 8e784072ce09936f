import { expect, test } from 'vitest'
import { readAmount, readUnits } from './read-number.ts'

test.each([
  ['1,749.50', 1749.5],
  ['١٬٧٤٩٫٥', 1749.5],
  ['۱۷۴۹', 1749],
  [' 1749 ', 1749],
  ['0', 0],
  ['', Number.NaN],
  ['dear', Number.NaN],
  ['-5', Number.NaN],
  ['5.005', Number.NaN],
  ['100000001', Number.NaN],
])('%j is %d pounds', (typed, pounds) => expect(readAmount(typed)).toBe(pounds))

test.each([
  ['1,200', 1200],
  ['١٢', 12],
  ['0', 0],
  ['1201', null],
  ['1.5', null],
  ['-1', null],
  ['', null],
  ['two', null],
])('%j is %j units of 1200', (typed, units) => expect(readUnits(typed, 1200)).toBe(units))
