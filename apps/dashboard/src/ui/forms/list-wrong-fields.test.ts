import { expect, test } from 'vitest'
import { listWrongFields } from './list-wrong-fields.ts'

const wrong = { type: 'required', message: 'Required' }

test('names fields, fields within fields, and those of entries of a list', () => {
  const errors = { sku: wrong, name: { en: wrong }, colors: [undefined, { hex: wrong, name: { ar: wrong } }] }
  expect(listWrongFields(errors)).toEqual([
    ['sku'],
    ['name', 'en'],
    ['colors', '1', 'hex'],
    ['colors', '1', 'name', 'ar'],
  ])
})

test('a refusal of the whole form names no field', () => {
  expect(listWrongFields({ root: { serverError: { type: 'server', message: 'No' } } })).toEqual([])
})
