import { describe, expect, it } from 'vitest'
import { fieldNames, importNameOf, usualValues } from './map-product-fields.ts'
import { shopperFieldLabels } from './product-field-labels.ts'
import { fieldInputs, fieldOutputs } from './product-fields.staff-schema.ts'

describe('the declared fields of a product', () => {
  it('have names of their own in import files too', () => {
    expect(new Set(fieldNames.map(importNameOf)).size).toBe(fieldNames.length)
  })

  it.each(fieldNames)('%s may be what is usual', (name) => {
    expect(fieldInputs[name].parse(usualValues()[name])).toEqual(usualValues()[name])
    expect(fieldOutputs[name].parse(usualValues()[name])).toEqual(usualValues()[name])
  })

  it('have a label in both languages where shoppers see them', () => {
    for (const [name, label] of Object.entries(shopperFieldLabels)) expect([name, label.en, label.ar]).not.toContain('')
    expect(Object.keys(shopperFieldLabels)).not.toContain('is_active')
  })
})
