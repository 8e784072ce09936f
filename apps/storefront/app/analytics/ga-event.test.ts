import { expect, it } from 'vitest'
import { cleanAddress, makeItemsEvent, makePurchase, type Thing } from './ga-event.ts'

const kettle: Thing = {
  productId: 7,
  name: 'Kettle 1.7 L',
  brand: 'Nawwar',
  category: 'Kettles & Coffee',
  color: 'Pearl White',
  price: 899.99,
  quantity: 3,
}
const plain: Thing = { ...kettle, productId: 8, brand: null, category: null, color: null, price: 12_499, quantity: 1 }

it('names an item with what is known of it', () => {
  expect(makeItemsEvent('add_to_cart', [kettle])).toEqual({
    name: 'add_to_cart',
    parameters: {
      currency: 'EGP',
      value: 2699.97,
      items: [
        {
          item_id: '7',
          item_name: 'Kettle 1.7 L',
          item_brand: 'Nawwar',
          item_category: 'Kettles & Coffee',
          item_variant: 'Pearl White',
          price: 899.99,
          quantity: 3,
        },
      ],
    },
  })
})

it('leaves out what is not known', () => {
  const { items } = makeItemsEvent('view_item', [plain]).parameters
  expect(items).toEqual([{ item_id: '8', item_name: 'Kettle 1.7 L', price: 12_499, quantity: 1 }])
})

it('W-01: tells a purchase in pounds: its items, the tax inside them, and delivery apart', () => {
  expect(makePurchase({ number: 'NW-100234', delivery: 50 }, [plain])).toMatchObject({
    name: 'purchase',
    parameters: { transaction_id: 'NW-100234', currency: 'EGP', value: 12_499, tax: 1534.96, shipping: 50 },
  })
})

it('names at most 200 items', () => {
  const { items, value } = makeItemsEvent(
    'begin_checkout',
    Array.from({ length: 201 }, () => plain),
  ).parameters
  expect(items).toHaveLength(200)
  expect(value).toBe(201 * 12_499)
})

it.each([
  ['https://shop.example/products?search=mona+salem', 'https://shop.example/products'],
  ['https://shop.example/order/0199aaaa-0000-7000-8000-000000000000', 'https://shop.example/order/id'],
  ['https://shop.example/fail?order=0199aaaa-0000-7000-8000-000000000000#x', 'https://shop.example/fail'],
  ['https://shop.example/o/AAGGqFGINnfOjyAm0pmbTQ_C', 'https://shop.example/o/id'],
])('says of %s no more than %s', (address, clean) => {
  expect(cleanAddress(new URL(address))).toBe(clean)
})
