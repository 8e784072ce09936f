import type { Db } from '../database/client.ts'

export type TableShape = { name: string; columns: string[] }

/**
 * The shop's tables with their stored columns, each after those it refers to, so that they can be filled one by one. When it was
 * last backed up is not among them: a shop that has been restored has no backup of its own yet.
 *
 * @throws Error where tables refer to each other in a circle
 */
export async function describeTables(db: Db): Promise<TableShape[]> {
  const tables = await db<TableShape[]>`
    select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' and table_name <> 'last_backup'
    group by table_name order by table_name`
  const references = await db<{ from: string; to: string }[]>`
    select f.relname as "from", t.relname as "to"
    from pg_constraint c join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.conrelid <> c.confrelid`
  return sortByReference(tables, references)
}

function sortByReference(
  tables: readonly TableShape[],
  references: readonly { from: string; to: string }[],
): TableShape[] {
  const sorted: TableShape[] = []
  let waiting = [...tables]
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name))
    const isReady = ({ name }: TableShape) => !references.some(({ from, to }) => from === name && names.has(to))
    const ready = waiting.filter(isReady)
    if (ready.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...names].join(', ')}`)
    sorted.push(...ready)
    waiting = waiting.filter((table) => !ready.includes(table))
  }
  return sorted
}
