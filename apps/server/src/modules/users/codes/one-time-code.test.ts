import { expect, test } from 'vitest'
import { deriveKey, isSameSecret } from '../../../secrets.ts'
import { hashCode } from './one-time-code.rules.ts'

const key = deriveKey('a secret of the tests, 32 characters', 'one-time codes')

test('what is stored of a code depends on the shop and on what it finishes', () => {
  const stored = hashCode(key, 'one', '123456')
  expect(stored).not.toContain('123456')
  const others = [
    hashCode(deriveKey('another secret of the tests, also 32', 'one-time codes'), 'one', '123456'),
    hashCode(key, 'other', '123456'),
    hashCode(key, 'one', '123457'),
  ]
  expect(others.some((other) => isSameSecret(stored, other))).toBe(false)
  expect(isSameSecret(stored, hashCode(key, 'one', '123456'))).toBe(true)
})
