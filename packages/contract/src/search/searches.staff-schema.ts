import { z } from 'zod'
import { productSchema } from '../catalog/catalog.schema.ts'
import { idField, textField } from '../fields.ts'
import { pinInput, redirectInput } from './query-rules.staff-schema.ts'
import { searchAnswerSchema } from './search-answer.schema.ts'
import { checkHasTerm, synonymInput } from './synonyms.staff-schema.ts'

export const countedSearchSchema = z.object({
  /** The folded text, which identifies the row. */
  id: z.string(),
  /** As it was last typed. */
  typed: z.string(),
  count: z.number().int(),
  empty: z.number().int(),
  gave_way: z.number().int(),
  not_sold: z.number().int(),
  clicks: z.number().int(),
  last_day: z.iso.date(),
})
export type CountedSearch = z.output<typeof countedSearchSchema>

/** A change that is not saved; `id` is that of the rule that it changes, null for a new one. */
const searchChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('synonym'), id: idField.nullable(), ...synonymInput }).superRefine(checkHasTerm),
  z.object({ kind: z.literal('pin'), id: idField.nullable(), ...pinInput }),
  z.object({ kind: z.literal('redirect'), id: idField.nullable(), ...redirectInput }),
])
export type SearchChange = z.output<typeof searchChangeSchema>

export const previewBodySchema = z.object({ query: textField(200), change: searchChangeSchema })

const previewSideSchema = searchAnswerSchema.extend({
  count: z.number().int(),
  /** The first of them. */
  results: z.array(productSchema),
})
export type PreviewSide = z.output<typeof previewSideSchema>
export const searchPreviewSchema = z.object({ before: previewSideSchema, after: previewSideSchema })
