import type { FieldInRows, Product } from '@shop/contract'
import { useMessages } from '../i18n/language.tsx'
import { productFieldMessages } from './product-fields.late.messages.ts'

type Readable = string | readonly string[] | null

/** Fields that the API answers under another name or in another format. */
const readOwn = {
  weight_grams: ({ weight }) => weight,
  dimensions_mm: ({ dimensions }) => dimensions,
  features: ({ features }) => features.map(({ feature }) => feature),
} satisfies Partial<Record<FieldInRows, (product: Product) => Readable>>

function isOwn(name: FieldInRows): name is keyof typeof readOwn {
  return name in readOwn
}

/** The value of a product field: null when it is missing or an empty text. */
export function readField(product: Product, name: FieldInRows): Readable {
  return isOwn(name) ? readOwn[name](product) : product[name]
}

/** Labels and values of product fields for tables; null for a missing value. */
export function useFieldTexts() {
  const names = useMessages(productFieldMessages)
  const textOf = (product: Product, name: FieldInRows) => {
    const value = readField(product, name)
    return (typeof value === 'string' ? value : value?.join(' · ')) || null
  }
  return { names, textOf }
}
