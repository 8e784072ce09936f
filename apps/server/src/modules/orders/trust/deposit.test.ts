import { expect, test } from 'vitest'
import { depositOf } from './deposit.rules.ts'

test.each([
  ['a fifth', 100_000, 20, 20_000],
  ['is rounded up to whole pounds', 123_450, 20, 24_700],
  ['by a piastre, too', 100_001, 10, 10_100],
  ['leaves a pound at least', 250, 90, 150],
  ['of a total that holds no more is nothing', 100, 90, 0],
  ['of nothing is nothing', 0, 50, 0],
  ['without a percentage is nothing', 123_450, 0, 0],
  ['of a high total is exact', 9_999_999_999, 33, 3_300_000_000],
])('a deposit %s', (_, total, percent, deposit) => {
  expect(depositOf(total, percent)).toBe(deposit)
})
