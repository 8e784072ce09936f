import { expect, it } from 'vitest'
import { nameColor } from './color-names.ts'

it.each([
  ['#000000', 'Black', 'أسود'],
  ['#FF0000', 'Red', 'أحمر'],
  ['#23272b', 'Color #23272b', 'لون #23272b'],
])('P-03: %s is called %s, in Arabic %s', (hex, en, ar) => {
  expect(nameColor(hex)).toEqual({ en, ar })
})

it('P-03: the sixteen basic colours have names of their own in both languages', () => {
  const basic = [
    ...['#000000', '#808080', '#c0c0c0', '#ffffff', '#800000', '#ff0000', '#808000', '#ffff00'],
    ...['#008000', '#00ff00', '#008080', '#00ffff', '#000080', '#0000ff', '#800080', '#ff00ff'],
  ]
  const names = basic.map(nameColor).flatMap(({ en, ar }) => [en, ar])
  expect(new Set(names).size).toBe(32)
  expect(names.filter((name) => name.includes('#'))).toEqual([])
})
