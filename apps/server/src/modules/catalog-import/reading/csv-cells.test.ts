import { expect, it } from 'vitest'
import { readCell } from './csv-cells.parser.ts'

it.each([
  ['1749', 1749],
  ['1749.50', 1749.5],
  ['-5', -5],
  ['1,749', 1749],
  ['1,234,567.89', 1_234_567.89],
  ['1749,5', 1749.5],
  ['1749,50', 1749.5],
  ['1 749', 1749],
  ['١٧٤٩', 1749],
  ['١٬٧٤٩٫٥٠', 1749.5],
  ['۱۷۴۹', 1749],
  ['١،٧٤٩', 1749],
  ['١٧٤٩،٥', 1749.5],
  ['\u200f1,\u200e749', 1749],
])('reads %s as a number', (cell, number) => {
  expect(readCell(cell, 'number')).toBe(number)
})

it.each(['EGP 5', '1.2.3', '12,3456', 'a lot', '5%'])('leaves %s, which is no number, as it is', (cell) => {
  expect(readCell(cell, 'number')).toBe(cell)
})

it.each([
  ['yes', true],
  ['YES', true],
  ['true', true],
  ['1', true],
  ['١', true],
  ['نعم', true],
  ['no', false],
  ['FALSE', false],
  ['0', false],
  ['لا', false],
  ['maybe', 'maybe'],
])('reads %s as yes or no', (cell, flag) => {
  expect(readCell(cell, 'flag')).toBe(flag)
})

it.each([
  ['a.webp', ['a.webp']],
  ['a.webp; b.webp;', ['a.webp', 'b.webp']],
  ['a.webp؛ b.webp', ['a.webp', 'b.webp']],
  ['a.webp\nb.webp\n', ['a.webp', 'b.webp']],
])('splits a list: %j', (cell, list) => {
  expect(readCell(cell, 'list')).toEqual(list)
})

it('reads texts in both languages, and leaves what is not', () => {
  expect(readCell('5 L | 5 لتر; 7 L|7 لتر; alone; a|b|c', 'pairs')).toEqual([
    { en: '5 L', ar: '5 لتر' },
    { en: '7 L', ar: '7 لتر' },
    'alone',
    'a|b|c',
  ])
  expect(readCell('Safe; quiet | آمن وهادئ\nLight | خفيف', 'pairs')).toEqual([
    { en: 'Safe; quiet', ar: 'آمن وهادئ' },
    { en: 'Light', ar: 'خفيف' },
  ])
})
