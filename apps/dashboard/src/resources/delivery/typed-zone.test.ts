import { expect, it } from 'vitest'
import { listNoNumbers } from './typed-zone.ts'

it('a text that is no number is told apart from an empty one', () => {
  const typed = { fee: 'abc', free_over: '', days_from: '٢', days_to: '2 days', takes_cash: true, is_open: true }
  expect(listNoNumbers(typed)).toEqual(['fee', 'days_to'])
})
