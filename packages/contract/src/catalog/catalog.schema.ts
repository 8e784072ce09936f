import { z } from 'zod'
import { factSchema, productTypeSchema } from '../facts/facts.schema.ts'
import { instantField, poundsField } from '../fields.ts'
import { pictureSchema } from '../picture.schema.ts'
import { fieldAnswers } from './product-fields.schema.ts'

export const categorySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  cat_image: z.string().nullable(),
  wall_image: z.string().nullable(),
  pictures: z.object({
    image: pictureSchema.nullable(),
    cat_image: pictureSchema.nullable(),
    wall_image: pictureSchema.nullable(),
  }),
  is_active: z.boolean(),
  order: z.number().int(),
  products_count: z.number().int(),
})
export type Category = z.output<typeof categorySchema>

/** A product in one colour: it owns its price, its stock and its pictures. */
export const colorSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  hex_value: z.string().regex(/^#[0-9a-f]{6}$/),
  quantity: z.number().int().min(0),
  price: poundsField,
  old_price: poundsField.nullable(),
  /** When the offer for this price ends. */
  price_valid_until: instantField.nullable(),
  images: z.array(pictureSchema),
})
export type Color = z.output<typeof colorSchema>

/** The prices of a product with colours are those of its first colour in stock, its stock is the sum of all. */
export const productSchema = z.object({
  id: z.number().int(),
  sku: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.number().int(),
  category_name: z.string(),
  price: poundsField,
  /** The lowest price of the 30 days before the offer began. */
  original_price: poundsField.nullable(),
  /** Whether an offer acts on it. */
  is_offer: z.boolean(),
  /** When the offer for this price ends. */
  price_valid_until: instantField.nullable(),
  image: z.string().nullable(),
  images: z.array(pictureSchema),
  rating: z.number().min(0).max(5),
  reviews_count: z.number().int().min(0),
  in_stock: z.boolean(),
  /** Units of now in a product by id; in lists those of when the list was made. `in_stock` is of now in both. */
  quantity: z.number().int().min(0),
  colors: z.array(colorSchema),
  /** Null where staff have given it none. */
  type: productTypeSchema.nullable(),
  /** What is known of it, in the order of the specification table. */
  facts: z.array(factSchema),
  ...fieldAnswers,
  features: z.array(z.object({ feature: z.string() })),
  tags: z.array(z.object({ name: z.string() })),
  weight: z.string().nullable(),
  dimensions: z.string().nullable(),
  /** The product in 3D, at its true size: a binary glTF. */
  model_url: z.string().nullable(),
})
export type Product = z.output<typeof productSchema>
