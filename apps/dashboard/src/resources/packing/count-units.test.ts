import { expect, test } from 'vitest'
import { countScan, isComplete } from './count-units.ts'

const lines = [
  { variant_id: 1, sku: 'NW-KT-1', quantity: 1 },
  { variant_id: 2, sku: 'NW-KT-1', quantity: 2 },
  { variant_id: 3, sku: 'NW-BL-7', quantity: 1 },
]

test('a scan counts for the first line of its SKU that still needs units', () => {
  expect(countScan(lines, {}, ' nw-kt-1 ')).toEqual({ kind: 'counted', line: lines[0], done: 1 })
  expect(countScan(lines, { 1: 1 }, 'NW-KT-1')).toEqual({ kind: 'counted', line: lines[1], done: 1 })
  expect(countScan(lines, { 1: 1, 2: 1 }, 'NW-KT-1')).toEqual({ kind: 'counted', line: lines[1], done: 2 })
})

test.each(['NW\u2013BL\u20137', '\u200fNW-BL-\u200b7', 'ＮＷ-BL-٧'])('%j is NW-BL-7', (typed) => {
  expect(countScan(lines, {}, typed)).toMatchObject({ kind: 'counted', line: lines[2] })
})

test('a unit too many and an unknown SKU are told apart', () => {
  expect(countScan(lines, { 3: 1 }, 'NW-BL-7')).toMatchObject({ kind: 'enough', done: 1 })
  expect(countScan(lines, {}, 'NW-XX-9')).toEqual({ kind: 'unknown' })
  expect(countScan(lines, {}, '')).toEqual({ kind: 'unknown' })
})

test('an order is complete when every unit is in', () => {
  expect(isComplete(lines, { 1: 1, 2: 1, 3: 1 })).toBe(false)
  expect(isComplete(lines, { 1: 1, 2: 2, 3: 1 })).toBe(true)
})
