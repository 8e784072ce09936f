import { expect, test } from 'vitest'
import { governorateCodes, parseGovernorate } from './governorate.ts'

test('Egypt has 27 governorates', () => {
  expect(governorateCodes).toHaveLength(27)
})

test.each([
  ['EG-C', 'EG-C'],
  ['eg-alx', 'EG-ALX'],
  [' Cairo ', 'EG-C'],
  ['kafr el sheikh', 'EG-KFS'],
  ['الجيزة', 'EG-GZ'],
  ['Helwan', null],
  ['', null],
])('%j is %j', (typed, expected) => {
  expect(parseGovernorate(typed)).toBe(expected)
})
