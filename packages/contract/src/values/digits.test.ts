import { expect, test } from 'vitest'
import { readTypedCode, readTypedDigits, toAsciiDigits } from './digits.ts'

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['᪀᪉ ᪐᪙', '09 09'],
  ['𝟎𝟗𝟘𝟡', '0909'],
  ['NW-1 ثلاجة ½', 'NW-1 ثلاجة ½'],
])('the digits of %j are %j', (text, expected) => {
  expect(toAsciiDigits(text)).toBe(expected)
})

test.each([
  ['NW\u2011100234', 'NW100234'],
  ['(#100234)،', '100234'],
  ['\u200f١٠٠ ٢٣٤؟', '100234'],
  ['«100234»…', '100234'],
  ['100\u2212234', '100234'],
  ['12.5', '12.5'],
  ['12x', '12x'],
])('typed digits: %j is %j', (typed, expected) => {
  expect(readTypedDigits(typed)).toBe(expected)
})

test.each([
  'FLD-100',
  'FLD-\u200b100',
  'FLD\u2013100',
  '\uff26LD-100',
  'FLD-1\u200e00',
  ' FLD\u2212١٠٠\u200f',
  'FLD\u0640100',
])('the code %j is FLD-100', (typed) => {
  expect(readTypedCode(typed)).toBe('FLD-100')
})
