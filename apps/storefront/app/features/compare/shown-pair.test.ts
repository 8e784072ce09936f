import { expect, it } from 'vitest'
import { findAside } from './shown-pair.ts'

it.each<[string, number[], number[], number | null]>([
  ['two have room', [1, 2], [2], null],
  ['of three the last is aside', [1, 2, 3], [], 3],
  ['the one asked for comes in', [1, 2, 3], [3], 2],
  ['the two asked for last are shown', [1, 2, 3], [3, 2], 1],
  ['asking twice for one changes nothing', [1, 2, 3], [3, 3], 2],
  ['what is no longer compared does not count', [1, 2, 3], [2, 9], 3],
])('P-09: on a phone, %s', (_, ids, picked, aside) => {
  expect(findAside(ids, picked)).toBe(aside)
})
