import { expect, it } from 'vitest'
import { nameColor } from './color-names.ts'

it.each([
  ['#000000', 'Black', 'أسود'],
  ['#FF0000', 'Red', 'أحمر'],
  ['#23272b', 'Color #23272b', 'لون #23272b'],
])('P-03: %s is called %s, in Arabic %s', (hex, en, ar) => {
  expect(nameColor(hex)).toEqual({ en, ar })
})
