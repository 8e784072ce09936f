import { expect, it } from 'vitest'
import { parseByteRange } from './byte-range.parser.ts'

const cases = [
  [undefined, null],
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=900-5000', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=5000-6000', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=99-0', null],
  ['bytes=-', null],
  ['bytes=0-1,5-9', null],
  ['items=0-1', null],
  ['bytes=a-b', null],
] as const

it.each(cases)('%s of 1000 bytes', (header, range) => {
  expect(parseByteRange(header, 1000)).toEqual(range)
})

it('no part of an empty file', () => {
  expect(parseByteRange('bytes=0-', 0)).toBe('unsatisfiable')
})
