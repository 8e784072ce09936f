import {
  type Color,
  mapFields,
  type Picture,
  type Product,
  pickShown,
  type SharedTerms,
  type ShownValues,
} from '@shop/contract'

export function samplePicture(id: number): Picture {
  const base = `/media/p${id}`
  return { id, image: `${base}/400.webp`, base, widths: [400, 800], width: 1200, height: 1200, placeholder: '#f4efe7' }
}

/** A color for tests: `id` also sets the ids of its pictures. */
export function sampleColor(id: number, changes: Partial<Color> = {}): Color {
  const images = [samplePicture(id)]
  return {
    id,
    name: `Colour ${id}`,
    hex_value: '#d9c7a8',
    quantity: 5,
    price: 900,
    old_price: null,
    price_valid_until: null,
    images,
    ...changes,
  }
}

/** The declared fields of a product, all unknown. */
const unknownFields = pickShown(
  mapFields<unknown>({
    text: ({ usual }) => usual,
    localized: () => null,
    list: () => [],
    whole: () => null,
    flag: () => false,
    dimensions: () => null,
  }),
) as ShownValues

/** A product for tests, without colors. */
export function sampleProduct(changes: Partial<Product> = {}): Product {
  return {
    id: 7,
    sku: 'NW-KT-170',
    name: 'Kettle 1.7 L',
    description: 'Boils fast.',
    category: 4,
    category_name: 'Kettles & Coffee',
    price: 899,
    original_price: null,
    is_offer: false,
    price_valid_until: null,
    image: '/media/p1/400.webp',
    images: [samplePicture(1)],
    rating: 0,
    reviews_count: 0,
    in_stock: true,
    quantity: 3,
    colors: [],
    type: null,
    facts: [],
    ...unknownFields,
    features: [],
    tags: [],
    weight: null,
    dimensions: null,
    model_url: null,
    ...changes,
  }
}

const shared = { takes_cash: true, cut_off: '14:00', weekdays: [1, 2, 3, 4, 6, 7] }

/** A fast governorate near by, and a slow one far away. */
export const sampleTerms: readonly SharedTerms[] = [
  { governorates: ['EG-C', 'EG-GZ'], fee: 50, free_over: 500, days_from: 1, days_to: 1, ...shared },
  { governorates: ['EG-ASN'], fee: 110, free_over: null, days_from: 3, days_to: 5, ...shared },
]
