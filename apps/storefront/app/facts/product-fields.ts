import type { FieldInRows, Product } from '@shop/contract'
import { useMessages } from '../i18n/language.tsx'
import { productFieldMessages } from './product-fields.late.messages.ts'

type Readable = string | readonly string[] | null

/** Fields that the shop answers by another name or in a shape of their own. */
const readOwn = {
  weight_grams: ({ weight }) => weight,
  dimensions_mm: ({ dimensions }) => dimensions,
  features: ({ features }) => features.map(({ feature }) => feature),
} satisfies Partial<Record<FieldInRows, (product: Product) => Readable>>

function isOwn(name: FieldInRows): name is keyof typeof readOwn {
  return name in readOwn
}

/** What a product has in a field: nothing is null or no text at all, a choice is its key. */
export function readField(product: Product, name: FieldInRows): Readable {
  return isOwn(name) ? readOwn[name](product) : product[name]
}

/** How the fields of products are called and read in tables; what a product has not is null. */
export function useFieldTexts() {
  const names = useMessages(productFieldMessages)
  const labels: Readonly<Record<string, string | undefined>> = names
  const textOf = (product: Product, name: FieldInRows): string | null => {
    const value = readField(product, name)
    if (typeof value !== 'string') return value?.join(' · ') ?? null
    return labels[`${name}_${value}`] ?? value
  }
  return { names, textOf: (product: Product, name: FieldInRows) => textOf(product, name) || null }
}
