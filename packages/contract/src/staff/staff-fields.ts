import { z } from 'zod'
import { instantField, maxId, numberParameter, searchedField } from '../fields.ts'
import { maxPageSize } from '../paging.ts'

/**
 * The parameters of every list in the back office: `page` counts from 1, `q` is free text.
 *
 * @param sorts what the list may be ordered by; the first is the default
 * @param order the direction when none is asked for
 */
export function staffListQuery<const Sort extends string>(
  sorts: readonly [Sort, ...Sort[]],
  order: 'asc' | 'desc' = 'desc',
) {
  return {
    page: numberParameter(1, 100_000, 1),
    page_size: numberParameter(1, maxPageSize, 25),
    sort: z.enum(sorts).default(sorts[0]),
    order: z.enum(['asc', 'desc']).default(order),
    q: searchedField,
  }
}

/** The version that somebody looked at before changing it; another one is answered by `version_conflict`. */
export const versionField = z.number().int().min(1).max(maxId)

/** A yes or no inside a query, where everything is text. */
export const flagParameter = z.enum(['true', 'false']).transform((flag) => flag === 'true')

/** A text in both languages, as staff see and edit it. */
export const localizedSchema = z.object({ en: z.string(), ar: z.string() })

/** A member of staff who did something; null for the shop itself, the shopper or the payment provider. */
export const actorSchema = z.object({ id: z.number().int(), name: z.string() }).nullable()

/** A note of staff about an order or a customer. */
export const staffNoteSchema = z.object({
  id: z.number().int(),
  at: instantField,
  text: z.string(),
  actor: actorSchema,
})
