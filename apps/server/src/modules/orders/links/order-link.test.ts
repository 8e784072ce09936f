import { describe, expect, test } from 'vitest'
import { deriveLinkKeys, makeLinkToken, readLinkToken } from './order-link.rules.ts'

const keys = deriveLinkKeys({ current: 'a key of the tests, 32 characters', previous: null })
const createdAt = new Date('2026-11-24T12:00:00Z')
const order = { number: 100_234, createdAt }
const token = makeLinkToken(keys, order)
const read = (text: string, now = createdAt, by = keys) => readLinkToken(by, text, now)

test('a token is short, and opens its order for 90 days', () => {
  expect(token).toMatch(/^[\w-]{24}$/)
  expect(makeLinkToken(keys, { ...order })).toBe(token)
  expect(read(token)).toBe(100_234)
  expect(read(token, new Date('2027-02-22T12:00:00Z'))).toBe(100_234)
  expect(read(token, new Date('2027-02-23T00:00:00Z'))).toBeNull()
})

test('a token opens nothing once any of its bits has changed', () => {
  const bytes = Buffer.from(token, 'base64url')
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const altered = Buffer.from(bytes)
    altered[bit >> 3] = (altered[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    expect(read(altered.toString('base64url'))).toBeNull()
  }
})

test('the signature of one order does not fit another, nor a later day', () => {
  const other = makeLinkToken(keys, { number: 100_235, createdAt })
  const later = makeLinkToken(keys, { ...order, createdAt: new Date('2027-11-24T12:00:00Z') })
  for (const head of [other, later]) {
    expect(read(head.slice(0, 8) + token.slice(8))).toBeNull()
  }
})

describe('a change of the key', () => {
  const changed = deriveLinkKeys({
    current: 'a new key, also of 32 characters.',
    previous: 'a key of the tests, 32 characters',
  })

  test('leaves the links of the previous key valid, and signs with the new one', () => {
    expect(read(token, createdAt, changed)).toBe(100_234)
    expect(read(makeLinkToken(changed, order))).toBeNull()
  })

  test('without the previous key ends them', () => {
    const alone = deriveLinkKeys({ current: 'a new key, also of 32 characters.', previous: null })
    expect(read(token, createdAt, alone)).toBeNull()
  })
})

test.each(['', 'x', token.slice(1), `${token}A`, `${token}=`, ` ${token}`, token.replace(/.$/, '+'), '٠'.repeat(24)])(
  '%j is no token',
  (text) => expect(read(text)).toBeNull(),
)
