import type { Db } from '../../../database/client.ts'

export type Merge = {
  table: 'categories' | 'products' | 'variants'
  staged: string
  /** condition by which a stored and a wanted row match */
  isSame: string
  /** columns that only a new row gets */
  keyColumns: readonly string[]
  /** columns that are compared and written */
  columns: readonly string[]
  /** what else a change writes */
  touch: string
}

/**
 * Merges the staged rows into a table: different rows are updated, missing rows are inserted in their order. An equal row
 * is not written, so that an import without changes sends no notification and fires no trigger.
 *
 * All names come from this code, none from a file.
 *
 * @param returning columns of the rows that come back
 */
export async function mergeRows<Row extends object>(db: Db, merge: Merge, returning: readonly string[]) {
  const { table, staged, isSame, touch } = merge
  const changed = await db.unsafe<Row[]>(`
    update ${table} stored set (${list(merge.columns)}) = row(${list(merge.columns, 'wanted')}), ${touch}
    from ${staged} wanted
    where ${isSame} and (${list(merge.columns, 'stored')}) is distinct from (${list(merge.columns, 'wanted')})
    returning ${list(returning, 'stored')}`)
  const inserted = [...merge.keyColumns, ...merge.columns]
  const created = await db.unsafe<Row[]>(`
    insert into ${table} as stored (${list(inserted)})
    select ${list(inserted, 'wanted')} from ${staged} wanted
    where not exists (select from ${table} stored where ${isSame}) order by wanted.sort_order
    returning ${list(returning, 'stored')}`)
  return { created: [...created], changed: [...changed] }
}

/**
 * Reads which rows `mergeRows` would update and insert, and locks none of them.
 *
 * @param changedColumns columns of the stored rows that come back. @param createdColumns columns of the staged rows that come back
 */
export async function compareRows<Changed extends object, Created extends object>(
  db: Db,
  { table, staged, isSame, columns }: Merge,
  changedColumns: readonly string[],
  createdColumns: readonly string[],
) {
  const changed = await db.unsafe<Changed[]>(`
    select ${list(changedColumns, 'stored')} from ${table} stored join ${staged} wanted on ${isSame}
    where (${list(columns, 'stored')}) is distinct from (${list(columns, 'wanted')})`)
  const created = await db.unsafe<Created[]>(`
    select ${list(createdColumns, 'wanted')} from ${staged} wanted
    where not exists (select from ${table} stored where ${isSame})`)
  return { created: [...created], changed: [...changed] }
}

function list(columns: readonly string[], of?: string): string {
  return columns.map((column) => (of === undefined ? column : `${of}.${column}`)).join(', ')
}
