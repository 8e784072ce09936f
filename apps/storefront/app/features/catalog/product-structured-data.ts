import type { Product, ShopSettings } from '@shop/contract'
import { paths } from '../../paths.ts'
import { chooseColor } from './product-choice.ts'

/**
 * A product as schema.org describes it (integrations, section 8), in the colour that is sold first. A rating stands in it
 * only when shoppers gave one.
 *
 * @param origin the shop's address, such as `https://shop.example`
 */
export function describeProduct(product: Product, settings: ShopSettings, origin: string): object {
  const { price, originalPrice, isInStock, pictures, color } = chooseColor(product, null)
  const toAddress = (path: string) => new URL(path, origin).href
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.sku,
    brand: { '@type': 'Brand', name: product.brand },
    image: pictures.map(({ image }) => toAddress(image)),
    ...(color && { color: color.name }),
    ...(product.reviews_count > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: product.rating, reviewCount: product.reviews_count },
    }),
    offers: {
      '@type': 'Offer',
      url: toAddress(paths.product(product.id)),
      price: price.toFixed(2),
      priceCurrency: settings.currency,
      availability: `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      ...(originalPrice !== null &&
        originalPrice > price && { priceSpecification: formerPrice(originalPrice, settings) }),
      shippingDetails: describeShipping(price, settings),
      hasMerchantReturnPolicy: describeReturns(settings),
    },
  }
}

/** The way to a product through the shop. */
export function describeProductPath(product: Product, home: string, origin: string): object {
  const steps = [
    [home, paths.home()],
    [product.category_name, paths.category(product.category)],
    [product.name, paths.product(product.id)],
  ] as const
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  }
}

function formerPrice(price: number, { currency }: ShopSettings) {
  return {
    '@type': 'UnitPriceSpecification',
    priceType: 'https://schema.org/StrikethroughPrice',
    price: price.toFixed(2),
    priceCurrency: currency,
  }
}

function describeShipping(price: number, settings: ShopSettings) {
  const fee = price > settings.free_delivery_over ? 0 : settings.delivery_fee
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: fee, currency: settings.currency },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'EG' },
  }
}

function describeReturns(settings: ShopSettings) {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'EG',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: settings.return_days,
    returnMethod: 'https://schema.org/ReturnByMail',
  }
}
