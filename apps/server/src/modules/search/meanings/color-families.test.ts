import { expect, test } from 'vitest'
import { similarityToFamily } from './color-families.rules.ts'
import { type ColorFamily, colorWords } from './known-words.data.ts'

/** The family that a colour is most like. */
function familyOf(hex: string): ColorFamily | undefined {
  const families = Object.keys(colorWords) as ColorFamily[]
  return families.toSorted((a, b) => similarityToFamily(hex, b) - similarityToFamily(hex, a))[0]
}

test.each([
  ['#000000', 'black'],
  ['#23272b', 'black'],
  ['#ffffff', 'white'],
  ['#f3f1ec', 'white'],
  ['#4a4f55', 'grey'],
  ['#c3c7cb', 'silver'],
  ['#ff0000', 'red'],
  ['#a3182b', 'red'],
  ['#6d1f33', 'burgundy'],
  ['#e2725b', 'orange'],
  ['#ffd700', 'yellow'],
  ['#d8c3a0', 'gold'],
  ['#1f6b4f', 'green'],
  ['#a9d3bf', 'green'],
  ['#2fa6a0', 'turquoise'],
  ['#1f4fa3', 'blue'],
  ['#1d2f4f', 'navy'],
  ['#a9cbe3', 'light_blue'],
  ['#6c4a9e', 'purple'],
  ['#e59aa8', 'pink'],
  ['#6e5142', 'brown'],
  ['#f0e4cc', 'beige'],
  ['#b5714a', 'copper'],
])('%s is %s', (hex, family) => {
  expect(similarityToFamily(hex, familyOf(hex) ?? 'black')).toBe(similarityToFamily(hex, family as ColorFamily))
  expect(similarityToFamily(hex, family as ColorFamily)).toBe(1)
})

test('petrol is blue to some', () => {
  expect(similarityToFamily('#0e6f74', 'blue')).toBeGreaterThan(0.5)
  expect(similarityToFamily('#a3182b', 'blue')).toBe(0)
})
