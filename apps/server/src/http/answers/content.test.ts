import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { chooseEncoding, encodeContent } from './content.ts'

const words = [
  'kettle',
  'steel',
  'of',
  '1.7 litres',
  'with',
  'quiet',
  'switches off',
  'by itself',
  'for the',
  'family',
  'two years',
]
const phrase = (seed: number) =>
  Array.from({ length: 30 }, (_, place) => words[(seed * 31 + place * place * 7) % 11]).join(' ')
const small = Array.from({ length: 60 }, (_, id) =>
  JSON.stringify({ id, name: phrase(id), text: phrase(id * 3) }),
).join()
const large = small.repeat(3)
const unpack = { br: brotliDecompressSync, gzip: gunzipSync }

function contentOf(body: string, isRarelyAsked = false) {
  return encodeContent({ status: 200, headers: {}, body: Buffer.from(body), isRarelyAsked })
}

describe.each(['br', 'gzip'] as const)('content in %s', (encoding) => {
  it.each([
    ['small', small],
    ['large', large],
  ])('is the same for all who ask, and packed once: %s', async (_, body) => {
    const content = contentOf(body)
    const [first, second] = await Promise.all([content.encode(encoding), content.encode(encoding)])
    expect(unpack[encoding](first).toString()).toBe(body)
    expect(second).toBe(first)
  })

  it.each([
    ['small', small],
    ['large', large],
  ])('that is rarely asked for is packed better when it is asked for again: %s', async (_, body) => {
    const content = contentOf(body, true)
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => content.encode(encoding)))
    expect([first, second].map((packed) => unpack[encoding](packed ?? '').toString())).toEqual([body, body])
    expect(second?.length).toBeLessThan(first?.length ?? 0)
    expect(third).toBe(second)
  })
})

it('goes out as it is to whoever understands nothing else', async () => {
  const content = contentOf(small)
  expect(await content.encode('identity')).toBe(content.body)
})

it.each([
  [undefined, 5000, 'identity'],
  ['br, gzip', 599, 'identity'],
  ['gzip, deflate, br', 600, 'br'],
  ['gzip, br;q=0', 5000, 'gzip'],
  ['gzip;q=0.0', 5000, 'identity'],
] as const)('for %s and %i bytes: %s', (acceptEncoding, bytes, expected) => {
  expect(chooseEncoding(acceptEncoding, bytes)).toBe(expected)
})
