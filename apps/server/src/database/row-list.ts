import type { PendingQuery } from 'postgres'
import type { Db, Fragment } from './client.ts'
import { getCount } from './rows.ts'

export type Range = { limit: number; offset: number }

/** A list of rows in an order, of which a page is read at a time. */
export type RowList<Row> = { count: () => Promise<number>; read: (range: Range) => Promise<Row[]> }

/**
 * Makes a list of the rows of a statement. To count them, PostgreSQL neither sorts them nor works their columns out.
 *
 * @param order what follows `order by`; no two rows may be equal in it
 * @param select the statement, with the order and the page at its end
 */
export function rowList<Row extends object>(
  db: Db,
  order: Fragment,
  select: (tail: Fragment) => PendingQuery<Row[]>,
): RowList<Row> {
  return {
    async count() {
      return await getCount(db<{ count: number }[]>`select count(*) from (${select(db``)}) as listed`)
    },
    read: async ({ limit, offset }) => await select(db`order by ${order} limit ${limit} offset ${offset}`),
  }
}
