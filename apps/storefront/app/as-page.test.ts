import { expect, test } from 'vitest'
import { asPage } from './as-page.ts'

test('P-13: a list comes as a page or as a plain array', () => {
  expect(asPage({ count: 70, results: [1, 2] })).toEqual({ count: 70, results: [1, 2] })
  expect(asPage([1, 2])).toEqual({ count: 2, results: [1, 2] })
  expect(asPage([])).toEqual({ count: 0, results: [] })
})
