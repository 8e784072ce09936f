import { expect, test } from 'vitest'
import { AppError } from './errors.ts'

test('the sentence of a refusal gets words where there are some, else the detail without grouping of digits', () => {
  const refusal = new AppError('page_not_found', {
    details: { page: 12_000, last: 3 },
    words: { last: { en: 'three', ar: 'ثلاثة' } },
  })
  expect(refusal.valuesIn('en')).toEqual({ page: '12000', last: 'three' })
  expect(refusal.valuesIn('ar')).toEqual({ page: '12000', last: 'ثلاثة' })
  expect(refusal.details).toEqual({ page: 12_000, last: 3 })
})
