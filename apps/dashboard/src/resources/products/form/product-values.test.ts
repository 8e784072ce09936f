import type { Picture } from '@shop/contract'
import { newProductSchema, type StaffFactValues } from '@shop/contract/staff'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type ProductFormValues, toProductBody } from './product-values.ts'

const picture = { id: 7, base: '/media/x' } as Picture
const words = { en: 'Kettle', ar: 'غلاية' }
const form: ProductFormValues = {
  sku: 'KT-1',
  category: 1,
  brand: 'Nawwar',
  name: words,
  pictures: [picture],
  is_best_seller: false,
  is_featured: false,
  has_serial_numbers: false,
  is_active: true,
}

it('sends a new product without colors with its stock, and blanks for fields that are not filled in', () => {
  const body = toProductBody({ ...form, plain: { price: 10, stock: 3 } })
  expect(newProductSchema.parse(body)).toMatchObject({
    plain: { price: 10, stock: 3 },
    colors: [],
    pictures: [7],
    dimensions_mm: null,
    description: { en: '', ar: '' },
  })
})

it('sends no stock of an existing color, and the counted stock of a new color', () => {
  const white = { id: 4, hex: '#ffffff', name: words, price: 10, stock: 99, pictures: [picture] }
  const black = { hex: '#000000', name: words, price: 10, stock: 5 }
  const body = newProductSchema.parse(toProductBody({ ...form, colors: [white, black] }))
  expect(body.colors).toMatchObject([
    { stock: null, pictures: [7] },
    { stock: 5, pictures: [] },
  ])
  expect(body.plain).toBeNull()
})

it('sends the facts that the type has; what is empty or belongs to another type is left out', () => {
  const facts = { capacity_l: 1.7, auto_off: false, cable_m: null, in_the_box: { en: '', ar: null }, bags: 3 }
  const body = toProductBody({ ...form, facts, fact_keys: ['capacity_l', 'auto_off', 'cable_m', 'in_the_box'] })
  expect(body).not.toHaveProperty('fact_keys')
  expect(body.facts).toEqual({ capacity_l: 1.7, auto_off: false })
})

const someText = fc.record({ en: fc.string(), ar: fc.string() }).filter(({ en, ar }) => en !== '' || ar !== '')
const someFacts: fc.Arbitrary<StaffFactValues> = fc.dictionary(
  fc.stringMatching(/^[a-z][a-z0-9_]{1,20}$/),
  fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean(), fc.stringMatching(/./), someText),
)

it('sends random facts as they were loaded, before and after their keys are known', () => {
  fc.assert(
    fc.property(someFacts, (facts) => {
      const loaded = { ...form, facts: structuredClone(facts) }
      expect(toProductBody(loaded).facts).toEqual(facts)
      expect(toProductBody({ ...loaded, fact_keys: Object.keys(facts) }).facts).toEqual(facts)
      expect(toProductBody({ ...loaded, fact_keys: [] }).facts).toEqual({})
    }),
  )
})
