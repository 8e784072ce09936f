import type { PhoneNumber } from '@shop/contract'
import { expect, test } from 'vitest'
import { deriveKey } from '../../secrets.ts'
import { hashCode, isSameHash, makeCode } from './one-time-code.ts'

const key = deriveKey('a secret of the tests, 32 characters', 'one-time codes')
const phone = '+201012345678' as PhoneNumber

test('a code has six digits, all equally likely in every place', () => {
  const codes = Array.from({ length: 20_000 }, makeCode)
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true)
  for (const place of [0, 5])
    for (const digit of '0123456789') {
      const count = codes.filter((code) => code[place] === digit).length
      expect(count, `${digit} in place ${place}`).toBeGreaterThan(1700)
      expect(count, `${digit} in place ${place}`).toBeLessThan(2300)
    }
})

test('what is stored of a code depends on the shop, the phone and what it is for', () => {
  const stored = hashCode(key, phone, 'verify', '123456')
  expect(stored).not.toContain('123456')
  const others = [
    hashCode(deriveKey('another secret of the tests, also 32', 'one-time codes'), phone, 'verify', '123456'),
    hashCode(key, '+201012345679' as PhoneNumber, 'verify', '123456'),
    hashCode(key, phone, 'reset', '123456'),
    hashCode(key, phone, 'verify', '123457'),
  ]
  expect(others.some((other) => isSameHash(stored, other))).toBe(false)
  expect(isSameHash(stored, hashCode(key, phone, 'verify', '123456'))).toBe(true)
})
