import { expect, test } from 'vitest'
import { pinsOf, placePins, redirectOf } from './query-rules.rules.ts'

const rules = {
  pins: new Map([['خلاط', [{ productId: 7, place: 1 }]]]),
  redirects: new Map([['summer offers', '/offers']]),
}

test('a query is found however it is written', () => {
  expect(pinsOf(rules, ' خلّاط ')).toEqual([{ productId: 7, place: 1 }])
  expect(redirectOf(rules, 'Summer-Offers')).toBe('/offers')
  expect(redirectOf(rules, 'summer')).toBeNull()
  expect(pinsOf(rules, '؟')).toEqual([])
})

const pins = [
  { productId: 3, place: 1 },
  { productId: 9, place: 2 },
]

test.each([
  ['to the front, also what the search did not find', [1, 2, 3], [3, 9, 1, 2]],
  ['into an empty answer', [], [3, 9]],
])('placePins moves products %s', (_, ranked, expected) => {
  expect(placePins(ranked, pins)).toEqual(expected)
})

test('placePins puts a far place at the end of a short answer', () => {
  expect(placePins([1], [{ productId: 5, place: 12 }])).toEqual([1, 5])
})

test('placePins gives one place to two products in the order of the rules', () => {
  const both = [
    { productId: 5, place: 1 },
    { productId: 6, place: 1 },
  ]
  expect(placePins([1], both)).toEqual([5, 6, 1])
})
