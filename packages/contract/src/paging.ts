import { z } from 'zod'
import { numberParameter } from './fields.ts'

/** Max results of one page (spec, section 9: "cap 200 when fetching all"). */
export const maxPageSize = 200

/** The paging parameters of a list; `page` counts from 1. */
export function pagingQuery(pageSize: number) {
  return { page: numberParameter(1, 100_000, 1), page_size: numberParameter(1, maxPageSize, pageSize) }
}

/** One page of a list: `count` is the number of results on all pages, `next` and `previous` are paths or null. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    count: z.number().int().min(0),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(item),
  })
}
