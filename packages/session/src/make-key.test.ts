import { afterEach, expect, it, vi } from 'vitest'
import { makeKey, requestKeys } from './make-key.ts'

afterEach(() => vi.unstubAllGlobals())

it('makes UUIDs of version 4, each once, with what a browser has without https', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const keys = Array.from({ length: 200 }, makeKey)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(keys).size).toBe(200)
})

it('keeps the key of a request that is sent again, until it has succeeded', () => {
  const keys = requestKeys()
  const first = keys.keyOf({ note: 'a' })
  expect(keys.keyOf({ note: 'a' })).toBe(first)
  expect(keys.keyOf({ note: 'b' })).not.toBe(first)
  const second = keys.keyOf({ note: 'b' })
  keys.forget()
  expect(keys.keyOf({ note: 'b' })).not.toBe(second)
})
