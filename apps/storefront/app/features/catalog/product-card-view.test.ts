import { describe, expect, it } from 'vitest'
import { sampleFact } from '../../facts/fact.fixture.ts'
import { toPictureView } from '../../ui/pictures/picture-view.ts'
import { sampleColor, samplePicture, sampleProduct } from './product.fixture.ts'
import { toProductCards } from './product-card-view.ts'

describe('P-04: what is listed', () => {
  it.each([
    ['no name', { name: '  ' }],
    ['no price', { price: 0 }],
    ['a negative price', { price: -1 }],
  ])('leaves out what has %s', (_, changes) => {
    expect(toProductCards([sampleProduct(changes)])).toEqual([])
  })
})

describe('cards', () => {
  it('show the first colour', () => {
    const [card] = toProductCards([
      sampleProduct({ colors: [sampleColor(20), sampleColor(21, { hex_value: '#10212b' })] }),
    ])
    expect(card).toMatchObject({ picture: toPictureView(samplePicture(20)), colors: ['#d9c7a8', '#10212b'] })
  })

  it('show the first colour in stock, which is the one that they put in the cart', () => {
    const soldOut = sampleColor(20, { quantity: 0 })
    const [card] = toProductCards([sampleProduct({ colors: [soldOut, sampleColor(21, { price: 950 })] })])
    expect(card).toMatchObject({ picture: toPictureView(samplePicture(21)), price: 950, isInStock: true })
  })

  it('carry when the offer for their price ends, and nothing where there is none', () => {
    const ending = sampleColor(20, { price_valid_until: '2026-11-28T22:00:00.000Z' })
    const [card] = toProductCards([sampleProduct({ colors: [ending, sampleColor(21)] })])
    expect(card?.validUntil).toBe('2026-11-28T22:00:00.000Z')
    expect(toProductCards([sampleProduct()])[0]).not.toHaveProperty('validUntil')
  })

  it('carry the texts of two facts, and nothing where there are none', () => {
    const power = sampleFact({ key: 'power_w', text: '2200 W', unit: 'W' })
    const hidden = sampleFact({ key: 'cable_m', text: '1 m', unit: 'm', shown_in: [] })
    const [card] = toProductCards([sampleProduct({ facts: [hidden, sampleFact(), power] })])
    expect(card?.facts).toEqual(['1.7 L', '2200 W'])
    expect(toProductCards([sampleProduct()])[0]).not.toHaveProperty('facts')
  })

  it.each([
    [true, 3, true],
    [true, 0, false],
    [false, 3, false],
  ])('M-09: in_stock %s with %i units: %s', (in_stock, quantity, isInStock) => {
    expect(toProductCards([sampleProduct({ in_stock, quantity })])[0]?.isInStock).toBe(isInStock)
  })
})

describe('a colour that a shopper looks for', () => {
  const red = sampleColor(11, { hex_value: '#a3182b', quantity: 0 })
  const black = sampleColor(12, { hex_value: '#23272b' })
  const white = sampleColor(13, { hex_value: '#f3f1ec' })

  it.each([
    [['23272b'], 12, '/media/p12'],
    [['a3182b'], 11, '/media/p11'],
    [['a3182b', '23272b'], 12, '/media/p12'],
    [['ffffff'], undefined, '/media/p13'],
    [[], undefined, '/media/p13'],
  ])('%j is shown on the card, one in stock first', (wanted, colorId, base) => {
    const [card] = toProductCards([sampleProduct({ colors: [white, red, black] })], wanted)
    expect(card?.colorId).toBe(colorId)
    expect(card?.picture?.base).toBe(base)
  })

  it.each([
    ['its price', { price: 950, old_price: 1000 }, { price: 950, originalPrice: 1000 }],
    ['that it is sold out', { quantity: 0 }, { isInStock: false }],
    [
      'the product’s pictures when it has none',
      { images: [] },
      { colorId: 14, picture: toPictureView(samplePicture(1)) },
    ],
  ])('is shown with %s', (_, changes, shown) => {
    const colors = [white, sampleColor(14, { hex_value: '#0000ff', ...changes })]
    expect(toProductCards([sampleProduct({ colors })], ['0000ff'])[0]).toMatchObject(shown)
  })
})
