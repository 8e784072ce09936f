import { expect, test } from 'vitest'
import { foldTerms } from './typed-words.ts'

test('terms are folded, without those that became equal or nothing', () => {
  expect(foldTerms(['Built-in hob', 'غسّالة', 'غساله', '؟', 'no-frost'])).toEqual(['built in hob', 'غساله', 'no frost'])
})
