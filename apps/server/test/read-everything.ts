import type { Pool } from '../src/database/client.ts'

/** Every row of every table that a backup carries, as text. */
export async function readEverything(pool: Pool): Promise<Record<string, string[]>> {
  const tables = await pool<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name <> 'last_backup'`
  const rows = async (name: string) =>
    (await pool<{ row: string }[]>`select t::text as row from ${pool(name)} t`).map(({ row }) => row).sort()
  return Object.fromEntries(await Promise.all(tables.map(async ({ name }) => [name, await rows(name)] as const)))
}
