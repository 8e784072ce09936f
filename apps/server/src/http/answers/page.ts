import type { RowList } from '../../database/row-list.ts'
import { AppError } from '../../errors.ts'

export type Paging = { page: number; page_size: number }
export type Page<Item> = { count: number; next: string | null; previous: string | null; results: Item[] }

/** How many results come before a page. */
export function offsetOf({ page, page_size }: Paging): number {
  return (page - 1) * page_size
}

/** @throws AppError `page_not_found` for a page beyond the last; the first page exists even when the list is empty */
export function checkPageExists(paging: Paging, count: number): void {
  const last = Math.max(1, Math.ceil(count / paging.page_size))
  if (paging.page > last) throw new AppError('page_not_found', { details: { page: paging.page, last } })
}

/**
 * Reads one page of a list; the rows of a page that does not exist are not asked for.
 *
 * @param query the parameters of the call, the page among them
 * @throws AppError `page_not_found`
 */
export async function readPage<Row, Item>(
  path: string,
  query: Paging & Parameters<typeof makePage>[1],
  list: RowList<Row>,
  present: (row: Row) => Item,
): Promise<Page<Item>> {
  const count = await list.count()
  checkPageExists(query, count)
  const rows = await list.read({ limit: query.page_size, offset: offsetOf(query) })
  return makePage(path, query, query, count, rows.map(present))
}

/** A page of results with the paths of its neighbours. @param query the list's other parameters; one with several values is repeated */
export function makePage<Item>(
  path: string,
  query: Record<string, string | number | boolean | readonly string[] | undefined>,
  paging: Paging,
  count: number,
  results: Item[],
): Page<Item> {
  const link = (page: number) => {
    const search = new URLSearchParams()
    for (const [name, value] of Object.entries({ ...query, page, page_size: paging.page_size })) {
      for (const each of Array.isArray(value) ? value : [value])
        if (each !== undefined) search.append(name, String(each))
    }
    return `${path}?${search}`
  }
  const hasNext = paging.page * paging.page_size < count
  return {
    count,
    next: hasNext ? link(paging.page + 1) : null,
    previous: paging.page > 1 ? link(paging.page - 1) : null,
    results,
  }
}
