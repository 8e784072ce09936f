import { describe, expect, it } from 'vitest'
import { settingsDefaults } from '../../shop-defaults.ts'
import { describeProduct, describeProductPath } from './product-structured-data.ts'
import { sampleColor, sampleProduct } from './sample-product.ts'

const origin = 'https://shop.example'

describe('describeProduct', () => {
  it('names price, stock and addresses in full', () => {
    expect(describeProduct(sampleProduct(), settingsDefaults, origin)).toMatchObject({
      sku: 'NW-KT-170',
      image: ['https://shop.example/media/p1/400.webp'],
      offers: {
        url: 'https://shop.example/product/7',
        price: '899.00',
        priceCurrency: 'EGP',
        availability: 'https://schema.org/InStock',
        shippingDetails: { shippingRate: { value: 0 } },
      },
    })
  })

  it('has no rating without reviews', () => {
    expect(describeProduct(sampleProduct(), settingsDefaults, origin)).not.toHaveProperty('aggregateRating')
    const reviewed = sampleProduct({ rating: 4.5, reviews_count: 12 })
    expect(describeProduct(reviewed, settingsDefaults, origin)).toHaveProperty('aggregateRating.ratingValue', 4.5)
  })

  it('tells the fee below the free amount and the former price', () => {
    const cheap = sampleProduct({ price: 400, original_price: 450 })
    expect(describeProduct(cheap, settingsDefaults, origin)).toMatchObject({
      offers: { shippingDetails: { shippingRate: { value: 50 } }, priceSpecification: { price: '450.00' } },
    })
  })

  it('sells the first colour in stock', () => {
    const colors = [sampleColor(20, { quantity: 0 }), sampleColor(21, { price: 950 })]
    expect(describeProduct(sampleProduct({ colors }), settingsDefaults, origin)).toMatchObject({
      color: 'Colour 21',
      offers: { price: '950.00' },
    })
  })
})

it('describes the way to a product', () => {
  expect(describeProductPath(sampleProduct(), 'Home', origin)).toHaveProperty('itemListElement.1', {
    '@type': 'ListItem',
    position: 2,
    name: 'Kettles & Coffee',
    item: 'https://shop.example/category/4',
  })
})
