import { z } from 'zod'
import { defineEndpoints } from '../endpoint.ts'
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
        .transform((text) => text.trim()),
    }),
    answer: suggestionsSchema,
    errors: [],
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
    errors: [],
    timeoutMs: 10_000,
    isShared: true,
  },
})
