import { globSync } from 'node:fs'
import { join } from 'node:path'
import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'

const source = join(import.meta.dirname, '../src')

/** All tables in code, with the sequences beside them. */
export async function readDefinitions(): Promise<unknown[]> {
  const files = await Promise.all(globSync('**/*.table.ts', { cwd: source }).map((file) => import(join(source, file))))
  return files.flatMap((file) => Object.values(file))
}

/** All tables in code. */
export async function readTables(): Promise<PgTable[]> {
  return (await readDefinitions()).filter((value) => is(value, PgTable))
}
