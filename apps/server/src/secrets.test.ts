import { expect, test } from 'vitest'
import { deriveKey, hashWithKey, makeCode, makeToken, seal, unseal } from './secrets.ts'

const key = deriveKey('a secret of the tests, 32 characters', 'messages')

test('each purpose and each secret has a key of its own', () => {
  const others = [
    deriveKey('a secret of the tests, 32 characters', 'rate limits'),
    deriveKey('another secret of the tests, also 32', 'messages'),
  ]
  const hashes = [key, ...others].map((one) => hashWithKey(one, '123456'))
  expect(new Set(hashes).size).toBe(3)
  expect(hashWithKey(key, '123456')).toBe(hashes[0])
})

test('a token has 256 bits, and is another one each time', () => {
  const tokens = Array.from({ length: 1000 }, makeToken)
  expect(new Set(tokens).size).toBe(1000)
  expect(tokens.every((token) => Buffer.from(token, 'base64url').length === 32)).toBe(true)
})

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

test('a sealed text opens to its key alone, unchanged', () => {
  const sealed = seal(key, 'كود 123456')
  expect(sealed).not.toContain('123456')
  expect(seal(key, 'كود 123456')).not.toBe(sealed)
  expect(unseal(key, sealed)).toBe('كود 123456')
  expect(() => unseal(deriveKey('x'.repeat(32), 'messages'), sealed)).toThrow()
  expect(() => unseal(key, changeLastByte(sealed))).toThrow()
  expect(() => unseal(key, '')).toThrow()
})

test('a sealed text names its cipher, and one without a prefix has the first', () => {
  const sealed = seal(key, 'hello')
  expect(sealed).toMatch(/^v1\.[\w-]+$/)
  expect(unseal(key, sealed.slice('v1.'.length))).toBe('hello')
  expect(() => unseal(key, sealed.replace('v1.', 'v2.'))).toThrow('unknown cipher')
})

function changeLastByte(sealed: string): string {
  const bytes = Buffer.from(sealed.slice('v1.'.length), 'base64url')
  return `v1.${Buffer.from([...bytes.subarray(0, -1), (bytes.at(-1) ?? 0) ^ 1]).toString('base64url')}`
}
