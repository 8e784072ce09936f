import type { Db } from '../../../database/client.ts'

export type Merge = {
  table: 'categories' | 'products' | 'variants'
  staged: string
  /** condition by which a kept and a wanted row are the same thing */
  isSame: string
  /** columns that only a new row gets */
  keyColumns: readonly string[]
  /** columns that are compared and written */
  columns: readonly string[]
  /** what else a change writes */
  touch: string
}

/**
 * Makes a table hold the staged rows: those that differ are changed, those that are not there are made in their order. A row that
 * says the same already is not touched, so that an import that changes nothing tells nobody and wakes nothing.
 *
 * All names come from this code, none from a file.
 *
 * @param returning columns of the rows that come back
 */
export async function mergeRows<Row extends object>(db: Db, merge: Merge, returning: readonly string[]) {
  const { table, staged, isSame, touch } = merge
  const changed = await db.unsafe<Row[]>(`
    update ${table} kept set (${list(merge.columns)}) = row(${list(merge.columns, 'wanted')}), ${touch}
    from ${staged} wanted
    where ${isSame} and (${list(merge.columns, 'kept')}) is distinct from (${list(merge.columns, 'wanted')})
    returning ${list(returning, 'kept')}`)
  const inserted = [...merge.keyColumns, ...merge.columns]
  const created = await db.unsafe<Row[]>(`
    insert into ${table} as kept (${list(inserted)})
    select ${list(inserted, 'wanted')} from ${staged} wanted
    where not exists (select from ${table} kept where ${isSame}) order by wanted.sort_order
    returning ${list(returning, 'kept')}`)
  return { created: [...created], changed: [...changed] }
}

/**
 * Reads which rows `mergeRows` would change and make, and holds none of them.
 *
 * @param changedColumns columns of the kept rows that come back. @param createdColumns columns of the staged rows that come back
 */
export async function compareRows<Changed extends object, Created extends object>(
  db: Db,
  { table, staged, isSame, columns }: Merge,
  changedColumns: readonly string[],
  createdColumns: readonly string[],
) {
  const changed = await db.unsafe<Changed[]>(`
    select ${list(changedColumns, 'kept')} from ${table} kept join ${staged} wanted on ${isSame}
    where (${list(columns, 'kept')}) is distinct from (${list(columns, 'wanted')})`)
  const created = await db.unsafe<Created[]>(`
    select ${list(createdColumns, 'wanted')} from ${staged} wanted
    where not exists (select from ${table} kept where ${isSame})`)
  return { created: [...created], changed: [...changed] }
}

function list(columns: readonly string[], of?: string): string {
  return columns.map((column) => (of === undefined ? column : `${of}.${column}`)).join(', ')
}
