import { expect, test } from 'vitest'
import { listValues } from './languages.ts'

test('values in a sentence keep their own direction, with the comma of the language between them', () => {
  expect(listValues(['SN-1', 'ساعة'], 'en')).toBe('\u2068SN-1\u2069, \u2068ساعة\u2069')
  expect(listValues(['SN-1', 'SN-2'], 'ar')).toBe('\u2068SN-1\u2069، \u2068SN-2\u2069')
})
