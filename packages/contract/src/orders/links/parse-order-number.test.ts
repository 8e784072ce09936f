import { expect, test } from 'vitest'
import { parseOrderNumber } from './parse-order-number.ts'

test.each([
  ['NW-100234', 100_234],
  [' nw 100234 ', 100_234],
  ['100234', 100_234],
  ['NW-١٠٠٢٣٤', 100_234],
  ['\u200fNW-100234\u200f', 100_234],
  ['Order #NW\u2212100234.', 100_234],
  ['My order is NW-100234', 100_234],
  ['طلب رقم (NW-١٠٠٢٣٤)', 100_234],
  ['رقم الطلب: ١٠٠٢٣٤', 100_234],
  ['nw_100 234', 100_234],
  ['Order', null],
  ['my kettle 5', null],
  ['NW-', null],
  ['', null],
  ['0', null],
  ['RT-1001', null],
  ['NW-100234-5x', null],
  ['9999999999', null],
])('%j is %j', (typed, number) => expect(parseOrderNumber(typed)).toBe(number))
