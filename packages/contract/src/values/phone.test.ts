import { expect, test } from 'vitest'
import { formatPhoneNumber, type PhoneNumber, parsePhoneNumber } from './phone.ts'

test.each([
  ['01012345678', '+201012345678'],
  ['1012345678', '+201012345678'],
  ['+201012345678', '+201012345678'],
  ['00201012345678', '+201012345678'],
  ['20 101 234 5678', '+201012345678'],
  ['+2 010 1234 5678', '+201012345678'],
  ['+20 (0) 115-123-4567', '+201151234567'],
  ['٠١٠١٢٣٤٥٦٧٨', '+201012345678'],
  ['۰۱۲۱۲۳۴۵۶۷۸', '+201212345678'],
  ['\u200e+20 155 123 4567', '+201551234567'],
])('%j is %s', (typed, expected) => {
  expect(parsePhoneNumber(typed)).toBe(expected)
})

test.each([
  '',
  'abc',
  '01012345678x',
  '01012345678 call me',
  '<b>01012345678</b>',
  '01312345678',
  '0101234567',
  '010123456789',
  '0221234567',
  '19319',
  '+9715012345678',
  `0101234567${'8'.repeat(60)}`,
])('%j is refused', (typed) => {
  expect(parsePhoneNumber(typed)).toBeNull()
})

test('numbers are shown as Egyptians read them', () => {
  expect(formatPhoneNumber('+201012345678' as PhoneNumber)).toBe('010 1234 5678')
})
