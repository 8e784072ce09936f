import { normalizedTextField, removeMarks, toOneLine } from '@shop/contract'
import { factValuesField } from '@shop/contract/staff'
import { z } from 'zod'
import type { Path } from '../reading/import-file.types.ts'

const word = normalizedTextField.transform(toOneLine).nullable().catch(null)
const sku = normalizedTextField
  .transform((text) => toOneLine(removeMarks(text)))
  .nullable()
  .catch(null)
const hex = z.string().trim().toLowerCase().nullable().catch(null)
const amount = z.number().nullable().catch(null)
const words = z.array(word).catch([])
const noColor = { hex: null, images: [] }
const noProduct = {
  sku: null,
  category: null,
  stock: null,
  images: [],
  model: null,
  type: undefined,
  facts: undefined,
  colors: [],
}
const noCategory = { key: null, image: null, cat_image: null, wall_image: null, types: undefined }

/** Left out: unchanged. */
const types = z.array(word).optional().catch(undefined)
const type = normalizedTextField.nullable().optional().catch(undefined)
const facts = factValuesField.optional().catch(undefined)

const categoryOutline = z.object({ key: word, image: word, cat_image: word, wall_image: word, types }).catch(noCategory)
const colorOutline = z.object({ hex, images: words }).catch(noColor)
const productOutline = z
  .object({
    sku,
    category: word,
    stock: amount,
    images: words,
    model: word,
    type,
    facts,
    colors: z.array(colorOutline).catch([]),
  })
  .catch(noProduct)

const outlineSchema = z
  .object({ categories: z.array(categoryOutline).catch([]), products: z.array(productOutline).catch([]) })
  .catch({ categories: [], products: [] })

/** The parts of a file by which its entries depend on each other and on the files beside it. */
export type Outline = z.output<typeof outlineSchema>

/**
 * Reads any value: what is missing or wrong is null, so that one fault hides no other and every entry
 * has its position in the file.
 */
export function outlineOf(content: unknown): Outline {
  return outlineSchema.parse(content)
}

/** The pictures that a file names, each with the paths of its uses. */
export function listPictures({ categories, products }: Outline): Map<string, Path[]> {
  const places = new Map<string, Path[]>()
  const add = (picture: string | null, ...path: Path) => {
    if (picture !== null && picture !== '') places.set(picture, [...(places.get(picture) ?? []), path])
  }
  categories.forEach((category, index) => {
    for (const field of ['image', 'cat_image', 'wall_image'] as const) add(category[field], 'categories', index, field)
  })
  products.forEach(({ images, colors }, index) => {
    images.forEach((picture, entry) => {
      add(picture, 'products', index, 'images', entry)
    })
    colors.forEach((color, colorIndex) => {
      color.images.forEach((picture, entry) => {
        add(picture, 'products', index, 'colors', colorIndex, 'images', entry)
      })
    })
  })
  return places
}

/** The 3D models that a file names, each with the paths of its uses. */
export function listModels({ products }: Outline): Map<string, Path[]> {
  const places = new Map<string, Path[]>()
  products.forEach(({ model }, index) => {
    if (model) places.set(model, [...(places.get(model) ?? []), ['products', index, 'model']])
  })
  return places
}
