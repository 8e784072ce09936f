import { expect, test } from 'vitest'
import { parseSerialNumber, serialNumberField } from './serial-number.ts'

test.each([
  ['sn-0042x', 'SN-0042X'],
  ['  ٠١٢٣ab\n', '0123AB'],
  ['ＡＢ１２', 'AB12'],
  ['S/N:77.1_A+B', 'S/N:77.1_A+B'],
  ['A'.repeat(40), 'A'.repeat(40)],
])('%j is the serial number %s', (typed, serial) => {
  expect(parseSerialNumber(typed)).toBe(serial)
  expect(serialNumberField.parse(typed)).toBe(serial)
})

test.each(['', 'ABC', 'A'.repeat(41), 'AB 12', '-AB12', 'رقم1234', '<AB12>', '=AB12'])('%j is none', (typed) => {
  expect(parseSerialNumber(typed)).toBeNull()
  expect(serialNumberField.safeParse(typed).success).toBe(false)
})
