import { deliveryFor, type Product, type SharedTerms, type ShopSettings } from '@shop/contract'
import { paths } from '../../../paths.ts'
import { describeFacts, describeSize } from './facts-structured-data.ts'
import { chooseColor, type ProductChoice } from './product-choice.ts'

/** The shop's settings, its address, such as `https://shop.example`, and its terms of delivery. */
type Shop = { settings: ShopSettings; origin: string; terms: readonly SharedTerms[] }

/**
 * A product in schema.org's format. The rating needs reviews. A price has an end only while an offer makes it.
 */
export function describeProduct(product: Product, shop: Shop): object {
  const { pictures, color } = chooseColor(product, null)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.sku,
    category: product.category_name,
    brand: { '@type': 'Brand', name: product.brand },
    image: pictures.map(({ image }) => new URL(image, shop.origin).href),
    ...(product.colors.length > 1
      ? { color: product.colors.map(({ name }) => name).join(', ') }
      : color && { color: color.name }),
    ...describeSize(product),
    ...(product.facts.length > 0 && { additionalProperty: describeFacts(product) }),
    ...(product.reviews_count > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: product.rating, reviewCount: product.reviews_count },
    }),
    offers: describeOffers(product, shop),
  }
}

/** One offer where all colors have one price, else the price range with an offer for each color. */
function describeOffers(product: Product, shop: Shop): object {
  const choices = product.colors.map(({ id }) => chooseColor(product, String(id)))
  const prices = choices.map(({ price }) => price)
  const lowest = Math.min(...prices)
  const highest = Math.max(...prices)
  if (choices.length === 0 || lowest === highest) {
    return describeOffer(product, { ...chooseColor(product, null), color: null }, shop)
  }
  return {
    '@type': 'AggregateOffer',
    lowPrice: lowest.toFixed(2),
    highPrice: highest.toFixed(2),
    priceCurrency: shop.settings.currency,
    offerCount: choices.length,
    availability: describeStock(choices.some(({ isInStock }) => isInStock)),
    offers: choices.map((choice) => describeOffer(product, choice, shop)),
  }
}

function describeOffer(product: Product, choice: ProductChoice, { settings, origin, terms }: Shop): object {
  const { color, price, originalPrice, validUntil, isInStock } = choice
  return {
    '@type': 'Offer',
    ...(color && { name: `${product.name}, ${color.name}` }),
    url: new URL(paths.product(product.id, color?.id), origin).href,
    price: price.toFixed(2),
    priceCurrency: settings.currency,
    ...(validUntil !== null && { priceValidUntil: validUntil.slice(0, 10) }),
    availability: describeStock(isInStock),
    itemCondition: 'https://schema.org/NewCondition',
    ...(originalPrice !== null &&
      originalPrice > price && { priceSpecification: describeFormerPrice(originalPrice, settings) }),
    ...(terms.length > 0 && { shippingDetails: terms.map((one) => describeShipping(price, one, settings)) }),
    hasMerchantReturnPolicy: describeReturns(settings, origin),
  }
}

function describeStock(isInStock: boolean): string {
  return `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`
}

function describeFormerPrice(price: number, { currency }: ShopSettings): object {
  return {
    '@type': 'UnitPriceSpecification',
    priceType: 'https://schema.org/StrikethroughPrice',
    price: price.toFixed(2),
    priceCurrency: currency,
  }
}

/**
 * Regions are the codes of ISO 3166-2 without the country. Days are business days, counted from the day of the order, or from the next one
 * after the cut-off: handing a parcel over takes no further day. The cut-off has no offset from UTC, which changes twice a year.
 */
function describeShipping(price: number, terms: SharedTerms, { currency }: ShopSettings): object {
  const days = (minValue: number, maxValue: number) => ({
    '@type': 'QuantitativeValue',
    minValue,
    maxValue,
    unitCode: 'DAY',
  })
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: deliveryFor(terms, price), currency },
    shippingDestination: {
      '@type': 'DefinedRegion',
      addressCountry: 'EG',
      addressRegion: terms.governorates.map((code) => code.slice(3)),
    },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      businessDays: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: terms.weekdays.map((day) => `https://schema.org/${dayNames[day - 1]}`),
      },
      cutoffTime: `${terms.cut_off}:00`,
      handlingTime: days(0, 0),
      transitTime: days(terms.days_from, terms.days_to),
    },
  }
}

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

function describeReturns(settings: ShopSettings, origin: string): object {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'EG',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    // Returns after a change of mind; the longer period is for faults only.
    merchantReturnDays: settings.change_of_mind_days,
    returnMethod: 'https://schema.org/ReturnByMail',
    merchantReturnLink: new URL(paths.returnPolicy(), origin).href,
  }
}
