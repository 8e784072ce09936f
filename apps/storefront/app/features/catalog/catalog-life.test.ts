import { expect, it } from 'vitest'
import { catalogLife, lifeOf } from './catalog-life.ts'
import { sampleColor, sampleProduct } from './product.fixture.ts'
import { toProductCards } from './product-card-view.ts'

const readAt = Date.parse('2026-11-28T21:55:00.000Z')
const after = (seconds: number) => new Date(readAt + seconds * 1000).toISOString()
const ending = (seconds: number) => sampleProduct({ price_valid_until: after(seconds) })
const endingColor = (seconds: number) => sampleColor(20, { price_valid_until: after(seconds) })

it.each([
  ['no offer', { product: sampleProduct() }, catalogLife],
  ['an offer that ends in five minutes, and a moment to end it', { product: ending(300) }, 303_000],
  ['an offer on one colour', { product: sampleProduct({ colors: [sampleColor(21), endingColor(60)] }) }, 63_000],
  [
    'the first of several ends',
    { list: { products: toProductCards([ending(500), ending(200), ending(400)]) } },
    203_000,
  ],
  ['an offer that ends later', { product: ending(3600) }, catalogLife],
  ['an end of a second ago, which the shop may not have acted on', { product: ending(-1) }, 2000],
  ['an end that is over, because the clock of the browser is fast', { product: ending(-60) }, catalogLife],
  ['an end that is no moment', { product: sampleProduct({ price_valid_until: 'soon' }) }, catalogLife],
  ['nothing', undefined, catalogLife],
])('a page with %s counts so long', (_, page, life) => expect(lifeOf(page, readAt)).toBe(life))
