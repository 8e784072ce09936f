import type { Category, Product } from '@shop/contract'
import { describe, expect, it } from 'vitest'
import { sampleProduct } from '../features/catalog/product.fixture.ts'
import { asPage, isListed } from './as-page.ts'
import { toAmount, toOwnAddress } from './normal-values.ts'
import { normalizeAnswer, normalizeNested, normalizeProduct } from './normalize-catalog.ts'

const productOf = (changes: object): Product => normalizeProduct({ ...sampleProduct(), ...changes })

describe('P-04: an amount', () => {
  it.each([
    [1250, 1250],
    ['1,250.50 EGP', 1250.5],
    ['EGP 899', 899],
    ['-5', 0],
    [-5, 0],
    ['1.2.3', 0],
    ['ten', 0],
    ['', 0],
    [null, 0],
    [undefined, 0],
    [Number.NaN, 0],
    [{}, 0],
  ])('%j is %d', (raw, amount) => {
    expect(toAmount(raw)).toBe(amount)
  })
})

describe('G-08: the address of a picture', () => {
  it.each([
    ['/media/a.webp', '/media/a.webp'],
    ['media/a.webp', '/media/a.webp'],
    ['./media/a.webp', '/media/a.webp'],
    ['https://pictures.example/a.webp', 'https://pictures.example/a.webp'],
    ['//pictures.example/a.webp', '//pictures.example/a.webp'],
    ['javascript:alert(1)', '/javascript:alert(1)'],
    ['', null],
    [null, null],
    [7, null],
  ])('%j is %j', (raw, address) => {
    expect(toOwnAddress(raw)).toBe(address)
  })
})

describe('a product', () => {
  it('that is right stays as it is', () => {
    expect(productOf({})).toEqual(sampleProduct())
  })

  it.each([
    [9, 5],
    ['4.5', 4.5],
    [-1, 0],
    [null, 0],
  ])('P-04: of a rating of %j has %d', (rating, shown) => {
    expect(productOf({ rating }).rating).toBe(shown)
  })

  it.each([
    [{ price: '1,250 EGP', original_price: '1,500' }, { price: 1250, original_price: 1500 }, true],
    [{ price: -3, original_price: -3 }, { price: 0, original_price: null }, false],
    [{ price: 'soon' }, { price: 0 }, false],
    [{ name: '  ' }, { name: '' }, false],
    [{ name: null }, { name: '' }, false],
  ])('P-04: of %j is %j, listed: %s', (changes, expected, isShown) => {
    const product = productOf(changes)
    expect(product).toMatchObject(expected)
    expect(isListed(product)).toBe(isShown)
  })

  it('has its defaults where keys are missing', () => {
    expect(normalizeProduct({ id: 3, name: 'Kettle', price: '900' })).toMatchObject({
      price: 900,
      original_price: null,
      rating: 0,
      reviews_count: 0,
      brand: 'Nawwar',
      in_stock: true,
      quantity: 1,
      is_offer: false,
      is_best_seller: false,
      image: null,
      images: [],
      colors: [],
      features: [],
      tags: [],
      sizes: [],
    })
    expect(normalizeProduct({ name: 'Kettle', price: 1, in_stock: false })).toMatchObject({
      in_stock: false,
      quantity: 0,
    })
  })

  it('has pictures that came as addresses or as objects with one', () => {
    const { images } = productOf({
      images: ['media/a.jpg', { image: 'media/b.jpg' }, { id: 4, image: '/c.jpg' }, null, ''],
    })
    expect(images.map(({ id, image, widths }) => ({ id, image, widths }))).toEqual([
      { id: -1, image: '/media/a.jpg', widths: [] },
      { id: -2, image: '/media/b.jpg', widths: [] },
      { id: 4, image: '/c.jpg', widths: [] },
    ])
    expect(productOf({ images: 'media/a.jpg' }).images).toEqual([])
  })

  it.each([
    ['#A1B2C3', '#a1b2c3'],
    ['a1b2c3', '#a1b2c3'],
    ['#fff', '#ffffff'],
    ['red', '#000000'],
    ['#12345', '#000000'],
    [null, '#000000'],
  ])('P-03: shows a colour of %j as %s', (hex_value, shown) => {
    const color = { id: 1, name: 'Red', hex_value, quantity: '3', price: '99.5', old_price: 0, images: ['a.jpg'] }
    expect(productOf({ colors: [color] }).colors).toMatchObject([
      { id: 1, hex_value: shown, quantity: 3, price: 99.5, old_price: null, images: [{ image: '/a.jpg' }] },
    ])
  })

  it('P-04: shows a colour without a sensible price at the price of its product', () => {
    const product = productOf({ price: '900', original_price: 1000, colors: [{ id: 1, price: 'x', old_price: 5 }] })
    expect(product.colors).toMatchObject([{ price: 900, old_price: 1000 }])
  })
})

describe('P-13: a list', () => {
  const namesOf = (answer: unknown) => {
    const page = asPage<Product>(normalizeAnswer(answer) as Product[])
    return { count: page.count, names: page.results.map(({ name }) => name) }
  }
  const one = { ...sampleProduct(), name: ' Kettle ', price: '900' }

  it.each([
    ['a plain array', [one], { count: 1, names: ['Kettle'] }],
    ['a page', { count: 70, next: null, previous: null, results: [one] }, { count: 70, names: ['Kettle'] }],
    ['a page that counts nothing', { results: [one, one] }, { count: 2, names: ['Kettle', 'Kettle'] }],
    ['a page of nothing', { count: 0, results: null }, { count: 0, names: [] }],
    ['an array with gaps', [null, one, 'x'], { count: 1, names: ['Kettle'] }],
    ['nothing', null, { count: 0, names: [] }],
    ['an object without results', {}, { count: 0, names: [] }],
  ])('may come as %s', (_, answer, expected) => {
    expect(namesOf(answer)).toEqual(expected)
  })

  it('of categories has pictures that may be addresses, and categories that say nothing else are active', () => {
    const [category] = normalizeAnswer([{ id: 1, name: ' Kitchen ', image: 'media/k.jpg' }]) as Category[]
    expect(category).toMatchObject({ name: 'Kitchen', is_active: true, image: '/media/k.jpg', cat_image: null })
    expect(category?.pictures).toMatchObject({ image: { image: '/media/k.jpg' }, cat_image: null, wall_image: null })
  })
})

describe('P-04, G-08: a part of a product in the answer of another call', () => {
  const picture = {
    id: 1,
    image: '/media/a/640.webp',
    base: '/media/a',
    widths: [640],
    width: 900,
    height: 900,
    placeholder: '#fff',
  }
  const right = {
    count: 1,
    products: [{ id: 1, name: 'Kettle', price: 899, original_price: null, picture, color_id: null }],
    price: { min: null, max: 900 },
  }

  it('that is right stays as it is', () => {
    expect(normalizeNested(right)).toEqual(right)
    const cart = {
      items: [{ product: { price: 5, image: null, picture: null }, line_total: 10, seen_price: null }],
      total: 10,
    }
    expect(normalizeNested(cart)).toEqual(cart)
    expect(normalizeNested(null)).toBe(null)
    const file = new File(['%PDF'], 'INV-000042.pdf')
    expect(normalizeNested(file)).toBe(file)
  })

  it('gets its price and the host of its picture', () => {
    const odd = { price: 'EGP 1,234.50', original_price: '1,500', picture: { ...picture, image: 'media/a/640.webp' } }
    expect(normalizeNested({ products: [odd, { price: 'soon', picture: 'media/b.webp' }] })).toMatchObject({
      products: [
        { price: 1234.5, original_price: 1500, picture },
        { price: 0, picture: { image: '/media/b.webp' } },
      ],
    })
    const line = { product: { price: '5', image: 'media/a.webp' }, line_total: '10', seen_price: 'x' }
    expect(normalizeNested({ items: [line] })).toEqual({
      items: [{ product: { price: 5, image: '/media/a.webp' }, line_total: 10, seen_price: null }],
    })
  })

  it('is a whole product beside a list, too', () => {
    const near = [{ ...sampleProduct(), price: '1,250 EGP', rating: '9' }]
    expect(normalizeAnswer({ count: 0, results: [], search: { near } })).toMatchObject({
      search: { near: [{ price: 1250, rating: 5 }] },
    })
  })
})
