import { expect, test } from 'vitest'
import { deriveKey } from '../../../secrets.ts'
import { hashCode, isSameHash, makeCode } from './one-time-code.rules.ts'

const key = deriveKey('a secret of the tests, 32 characters', 'one-time codes')

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

test('what is stored of a code depends on the shop and on what it finishes', () => {
  const stored = hashCode(key, 'one', '123456')
  expect(stored).not.toContain('123456')
  const others = [
    hashCode(deriveKey('another secret of the tests, also 32', 'one-time codes'), 'one', '123456'),
    hashCode(key, 'other', '123456'),
    hashCode(key, 'one', '123457'),
  ]
  expect(others.some((other) => isSameHash(stored, other))).toBe(false)
  expect(isSameHash(stored, hashCode(key, 'one', '123456'))).toBe(true)
})
