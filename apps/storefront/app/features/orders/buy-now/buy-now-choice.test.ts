import type { DeliveryZone, Product } from '@shop/contract'
import { describe, expect, it } from 'vitest'
import { sampleProduct } from '../../catalog/product.fixture.ts'
import { readChoice, totalChoice } from './buy-now-choice.ts'

type Color = Product['colors'][number]

const plain = sampleProduct({ price: 899.99, quantity: 3, sizes: ['3 L', '5 L'] })
const colorOf = (id: number, quantity: number, price: number): Color => {
  return {
    id,
    name: `Colour ${id}`,
    hex_value: '#ffffff',
    quantity,
    price,
    old_price: null,
    price_valid_until: null,
    images: [],
  }
}
const colored: Product = { ...plain, colors: [colorOf(11, 2, 450), colorOf(12, 0, 500)] }

const giza: DeliveryZone = {
  governorate: 'EG-GZ',
  fee: 50,
  free_over: 500,
  days_from: 1,
  days_to: 1,
  takes_cash: true,
  is_open: true,
  promise: { from: '2026-11-24', to: '2026-11-24' },
}
const aswan: DeliveryZone = { ...giza, governorate: 'EG-ASN', fee: 110.75, free_over: null }

describe('the choice in an address', () => {
  it.each([
    ['', { quantity: 1, size: null, isColorMissing: false, price: 899.99, max: 3 }],
    ['quantity=2&size=2', { quantity: 2, size: '5 L' }],
    ['quantity=99', { quantity: 3 }],
    ['quantity=-4&size=9', { quantity: 1, size: null }],
    ['quantity=x&size=x', { quantity: 1, size: null }],
    ['color=11', { color: null, isColorMissing: false }],
  ])('of a product without colours: %s', (query, choice) => {
    expect(readChoice(plain, new URLSearchParams(query))).toMatchObject(choice)
  })

  it.each([
    ['', { color: { id: 11 }, isColorMissing: false, price: 450 }],
    ['color=99', { color: { id: 11 }, isColorMissing: false }],
    ['color=11&quantity=5', { color: { id: 11 }, isColorMissing: false, price: 450, quantity: 2 }],
    ['color=12', { color: null, isColorMissing: true, quantity: 1 }],
  ])('of a product with colours: %s', (query, choice) => {
    expect(readChoice(colored, new URLSearchParams(query))).toMatchObject(choice)
  })

  it('passes over colours that are sold out, and asks for one where none is left', () => {
    const [first, second] = [colorOf(11, 0, 450), colorOf(12, 3, 500)]
    const choose = (...colors: Color[]) => readChoice({ ...plain, colors }, new URLSearchParams())
    expect(choose(first, second)).toMatchObject({ color: { id: 12 }, isColorMissing: false })
    expect(choose(first)).toMatchObject({ color: null, isColorMissing: true })
  })
})

it.each([
  ['quantity=3', plain, [giza], { subtotal: 2699.97, delivery: 0, total: 2699.97, isDeliveryFinal: true }],
  ['color=11', colored, [giza], { subtotal: 450, delivery: 50, total: 500, isDeliveryFinal: true }],
  ['color=11&quantity=2', colored, [giza], { subtotal: 900, delivery: 0, total: 900, isDeliveryFinal: true }],
  ['color=11&quantity=2', colored, [aswan], { subtotal: 900, delivery: 110.75, total: 1010.75, isDeliveryFinal: true }],
  ['color=11', colored, [giza, aswan], { subtotal: 450, delivery: 50, total: 500, isDeliveryFinal: false }],
])('O-08: what %s comes to', (query, product, zones, total) => {
  expect(totalChoice(readChoice(product, new URLSearchParams(query)), zones)).toEqual(total)
})
