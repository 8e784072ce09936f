import type { Db } from '../../../database/client.ts'

export type PinnedProduct = { productId: number; place: number }

/** The rules of staff for whole queries, by folded query. */
export type QueryRules = {
  pins: ReadonlyMap<string, readonly PinnedProduct[]>
  redirects: ReadonlyMap<string, string>
}

/** Reads all pins, those to the first places first, and all redirects. */
export async function readQueryRules(db: Db): Promise<QueryRules> {
  const [pins, redirects] = await Promise.all([
    db<(PinnedProduct & { term: string })[]>`
      select term, product_id, place from search_pins, unnest(terms) as term order by place, id`,
    db<{ term: string; path: string }[]>`select term, path from search_redirects, unnest(terms) as term`,
  ])
  return {
    pins: Map.groupBy(pins, ({ term }) => term),
    redirects: new Map(redirects.map(({ term, path }) => [term, path])),
  }
}
