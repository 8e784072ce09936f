import { expect, test } from 'vitest'
import { pickDraft } from './form-draft.ts'

test('a draft holds the changed values and the version, and nothing that others may have saved meanwhile', () => {
  const found = { id: 7, version: 3, brand: 'Nawwar', name: { en: 'Lamp', ar: 'مصباح' }, tags: [] }
  const values = { ...found, name: { en: 'Lamp', ar: 'لمبة' }, note: 'new' }
  expect(pickDraft(values, found)).toEqual({ version: 3, name: { en: 'Lamp', ar: 'لمبة' }, note: 'new' })
})
