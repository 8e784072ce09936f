import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.rules.ts'

test('only different values remain, in nested values too', () => {
  const before = { name: { en: 'Kettle', ar: 'غلاية' }, price: 100, tags: ['a'], gone: 1 }
  const after = { name: { en: 'Kettle', ar: 'كاتل' }, price: 100, tags: ['a'], added: true }
  expect(changedFields(before, after)).toEqual({
    before: { name: { en: 'Kettle', ar: 'غلاية' }, gone: 1, added: null },
    after: { name: { en: 'Kettle', ar: 'كاتل' }, gone: null, added: true },
  })
})
