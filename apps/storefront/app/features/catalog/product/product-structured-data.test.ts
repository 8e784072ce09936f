import { describe, expect, it } from 'vitest'
import { settingsDefaults } from '../../../shell/shell.ts'
import { sampleColor, sampleProduct, sampleTerms } from '../product.fixture.ts'
import { describeProduct } from './product-structured-data.ts'

const shop = { settings: settingsDefaults, origin: 'https://shop.example', terms: sampleTerms }

describe('describeProduct', () => {
  it('names price, stock and addresses in full', () => {
    expect(describeProduct(sampleProduct(), shop)).toMatchObject({
      sku: 'NW-KT-170',
      image: ['https://shop.example/media/p1/400.webp'],
      offers: {
        url: 'https://shop.example/product/7',
        price: '899.00',
        priceCurrency: 'EGP',
        availability: 'https://schema.org/InStock',
        shippingDetails: [{ shippingRate: { value: 0 } }, { shippingRate: { value: 110 } }],
      },
    })
  })

  it('has no rating without reviews', () => {
    expect(describeProduct(sampleProduct(), shop)).not.toHaveProperty('aggregateRating')
    const reviewed = sampleProduct({ rating: 4.5, reviews_count: 12 })
    expect(describeProduct(reviewed, shop)).toHaveProperty('aggregateRating.ratingValue', 4.5)
  })

  it('tells the fee below the free amount and the former price', () => {
    const cheap = sampleProduct({ price: 400, original_price: 450 })
    expect(describeProduct(cheap, shop)).toMatchObject({
      offers: {
        shippingDetails: [{ shippingRate: { value: 50 } }, { shippingRate: { value: 110 } }],
        priceSpecification: { price: '450.00' },
      },
    })
  })

  it('tells where and how fast each fee delivers: in business days without Friday, and until when an order is one of its day', () => {
    expect(describeProduct(sampleProduct(), shop)).toHaveProperty('offers.shippingDetails.1', {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: 110, currency: 'EGP' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'EG', addressRegion: ['ASN'] },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        businessDays: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Saturday', 'Sunday'].map(
            (day) => `https://schema.org/${day}`,
          ),
        },
        cutoffTime: '14:00:00',
        handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 0, unitCode: 'DAY' },
        transitTime: { '@type': 'QuantitativeValue', minValue: 3, maxValue: 5, unitCode: 'DAY' },
      },
    })
    expect(describeProduct(sampleProduct(), { ...shop, terms: [] })).not.toHaveProperty('offers.shippingDetails')
  })

  it('makes one offer of colours that cost the same', () => {
    const colors = [sampleColor(20, { quantity: 0 }), sampleColor(21)]
    expect(describeProduct(sampleProduct({ colors }), shop)).toMatchObject({
      color: 'Colour 20, Colour 21',
      offers: { '@type': 'Offer', price: '900.00', availability: 'https://schema.org/InStock' },
    })
  })

  it('offers each colour for itself where prices differ', () => {
    const colors = [sampleColor(20, { quantity: 0 }), sampleColor(21, { price: 950 })]
    expect(describeProduct(sampleProduct({ colors }), shop)).toMatchObject({
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: '900.00',
        highPrice: '950.00',
        offerCount: 2,
        availability: 'https://schema.org/InStock',
        offers: [
          { url: 'https://shop.example/product/7?color=20', availability: 'https://schema.org/OutOfStock' },
          { url: 'https://shop.example/product/7?color=21', price: '950.00' },
        ],
      },
    })
  })

  it('promises delivery and returns as the shop does, and no day until which a price holds', () => {
    const { offers } = describeProduct(sampleProduct(), shop) as { offers: object }
    expect(offers).toMatchObject({
      hasMerchantReturnPolicy: { merchantReturnDays: 14, merchantReturnLink: 'https://shop.example/return-policy' },
    })
    expect(offers).not.toHaveProperty('priceValidUntil')
  })
})
