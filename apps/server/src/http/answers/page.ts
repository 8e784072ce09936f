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
  if (paging.page > last) throw new AppError('page_not_found', { page: paging.page, last })
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
