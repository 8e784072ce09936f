import { expect, test } from 'vitest'
import { pickTyped } from './typed-values.ts'

test('what was typed is kept with its version, and nothing that others may have saved meanwhile', () => {
  const found = { id: 7, version: 3, brand: 'Nawwar', name: { en: 'Lamp', ar: 'مصباح' }, tags: [] }
  const values = { ...found, name: { en: 'Lamp', ar: 'لمبة' }, note: 'new' }
  expect(pickTyped(values, found)).toEqual({ version: 3, name: { en: 'Lamp', ar: 'لمبة' }, note: 'new' })
})
