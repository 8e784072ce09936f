import { expect, it } from 'vitest'
import { parseSecondFactor } from './second-factor-code.ts'

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['١٢٣ ٤٥٦', '123456'],
  ['1234-5678-9012-3456', '1234567890123456'],
  ['\u200f۱۲۳۴ ۵۶۷۸ ۹۰۱۲ ۳۴۵۶', '1234567890123456'],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['', null],
])('%j is the code %s', (typed, code) => {
  expect(parseSecondFactor(typed)).toBe(code)
})
