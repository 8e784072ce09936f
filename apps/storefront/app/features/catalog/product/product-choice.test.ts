import { describe, expect, it } from 'vitest'
import { sampleColor, samplePicture, sampleProduct } from '../product.fixture.ts'
import { chooseColor, discountOf } from './product-choice.ts'

const sand = sampleColor(20, { quantity: 0 })
const ink = sampleColor(21, { price: 950, old_price: 1100 })
const shared = samplePicture(1)
const product = sampleProduct({ colors: [sand, ink], images: [...sand.images, ...ink.images, shared], price: 900 })

describe('P-03: the colour that is looked at', () => {
  it.each([
    ['the wanted one', '20', 20],
    ['the first in stock without a wish', null, 21],
    ['the first in stock for a colour of another product', '99', 21],
  ])('is %s', (_, wanted, id) => {
    expect(chooseColor(product, wanted).color?.id).toBe(id)
  })

  it('is the first when none is in stock', () => {
    const soldOut = sampleProduct({ colors: [sand, { ...ink, quantity: 0 }] })
    expect(chooseColor(soldOut, null)).toMatchObject({ color: sand, isInStock: false })
  })

  it('P-03: brings its price, its stock, its pictures and the shared ones', () => {
    expect(chooseColor(product, '21')).toMatchObject({
      price: 950,
      originalPrice: 1100,
      quantity: 5,
      isInStock: true,
      pictures: [...ink.images, shared],
    })
  })
})

describe('a product without colours', () => {
  it('owns its price, stock and pictures', () => {
    const plain = sampleProduct({ original_price: 1000 })
    expect(chooseColor(plain, '20')).toMatchObject({
      color: null,
      price: 899,
      originalPrice: 1000,
      quantity: 3,
      pictures: [shared],
    })
  })
})

describe('M-10: discount', () => {
  it.each([
    [800, 1000, 20],
    [704, 1000, 29],
    [900, 1000, 10],
    [1000, 1000, null],
    [1000, 900, null],
    [1000, null, null],
    [999, 1000, null],
  ])('%d instead of %d', (price, original, percent) => {
    expect(discountOf(price, original)).toBe(percent)
  })
})
