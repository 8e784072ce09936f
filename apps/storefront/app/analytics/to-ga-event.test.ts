import { expect, it } from 'vitest'
import { sampleColor, sampleProduct } from '../features/catalog/product.fixture.ts'
import { toGaEvent } from './to-ga-event.ts'

const blender = sampleProduct({ id: 7, name: 'Blender', colors: [sampleColor(11, { name: 'Matt Black' })] })
const find = async (id: number) => (id === blender.id ? blender : null)

it('names things in English, with their colour', async () => {
  const things = [{ productId: 7, colorId: 11, price: 900, quantity: 2 }]
  expect(await toGaEvent({ kind: 'remove_from_cart', things }, find)).toMatchObject({
    name: 'remove_from_cart',
    parameters: {
      value: 1800,
      items: [{ item_id: '7', item_name: 'Blender', item_brand: 'Nawwar', item_variant: 'Matt Black', quantity: 2 }],
    },
  })
})

it('tells a purchase also of what is sold no more', async () => {
  const things = [{ productId: 8, colorId: null, price: 100, quantity: 1 }]
  expect(await toGaEvent({ kind: 'purchase', number: 'NW-1', delivery: 50, things }, find)).toMatchObject({
    name: 'purchase',
    parameters: { transaction_id: 'NW-1', items: [{ item_id: '8', item_name: 'Product 8' }] },
  })
})
