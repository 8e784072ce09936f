import { z } from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { typedIdField } from '../fields.ts'
import { suggestionsSchema } from './suggestions.schema.ts'

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
