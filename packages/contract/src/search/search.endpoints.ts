import { z } from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { poundsField, typedIdField } from '../fields.ts'
import { pictureSchema } from '../picture.schema.ts'

/** The most products that a suggestion shows. */
export const maxSuggestedProducts = 6

const countField = z.number().int().min(0)

/** A product under the search box. Price and picture are those of the colour that was asked for, if any. */
const suggestedProductSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  category_name: z.string(),
  brand: z.string(),
  price: poundsField,
  original_price: poundsField.nullable(),
  picture: pictureSchema.nullable(),
  /** The id of the colour that was asked for; null when none was. */
  color_id: z.number().int().nullable(),
})
export type SuggestedProduct = z.output<typeof suggestedProductSchema>

/** What the search box offers for a text that is not finished. All names are in the language of the call. */
const suggestionsSchema = z.object({
  /** A sentence where the text was read in another layout or corrected, or asks for what the shop does not sell. */
  notice: z.string().nullable(),
  /** How many products the text finds in all. */
  count: countField,
  products: z.array(suggestedProductSchema).max(maxSuggestedProducts),
  categories: z.array(z.object({ id: z.number().int(), name: z.string(), count: countField })),
  types: z.array(z.object({ key: z.string(), name: z.string(), count: countField })),
  /** A type in a colour, where such products are listed. */
  colors: z.array(
    z.object({
      type: z.string(),
      type_name: z.string(),
      hex_value: z.string(),
      name: z.string(),
      count: countField,
    }),
  ),
  /** Popular searches that begin with the text. */
  queries: z.array(z.string()),
  /** The limits of the price that the text asks for: types and colours are offered within them. */
  price: z.object({ min: poundsField.nullable(), max: poundsField.nullable() }).optional(),
})
export type Suggestions = z.output<typeof suggestionsSchema>

/** The API takes no longer text to search for. */
export const maxSearchLength = 200

export const searchEndpoints = defineEndpoints({
  suggest: {
    method: 'GET',
    path: '/api/search/suggestions/',
    summary: 'Products, kinds, categories, colours and popular searches for a text that is being typed',
    access: 'public',
    query: z.object({
      q: z
        .string()
        .max(maxSearchLength)
        .default('')
        // A blank at the end finishes the last word.
        .transform((text) => text.trimStart()),
    }),
    answer: suggestionsSchema,
    timeoutMs: 10_000,
    isShared: true,
    isCostly: true,
  },
  listPopularSearches: {
    method: 'GET',
    path: '/api/search/popular/',
    summary: 'What shoppers search for most, at most 8 texts that find products',
    access: 'public',
    answer: z.array(z.string()),
    timeoutMs: 10_000,
    isShared: true,
  },
  noteClick: {
    method: 'POST',
    path: '/api/search/clicks/',
    summary:
      'A product was opened from the results of a search. Counted by text and day; beyond its limits it is not counted',
    access: 'public',
    body: z.strictObject({ query: z.string().max(maxSearchLength), product_id: typedIdField }),
    answer: z.object({ counted: z.boolean() }),
    timeoutMs: 10_000,
  },
})
