import { expect, test } from 'vitest'
import { parseOrderNumber } from './parse-order-number.ts'

test.each([
  ['NW-100234', 100_234],
  [' nw 100234 ', 100_234],
  ['100234', 100_234],
  ['NW-١٠٠٢٣٤', 100_234],
  ['NW-', null],
  ['', null],
  ['0', null],
  ['RT-1001', null],
  ['NW-100234-5x', null],
  ['9999999999', null],
])('%j is %j', (typed, number) => expect(parseOrderNumber(typed)).toBe(number))
