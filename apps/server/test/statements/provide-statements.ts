import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { connect } from '../../src/database/client.ts'
import { nameOfColumn } from './compare-columns.ts'
import { readTypedStatements, type TypedStatement } from './typed-statements.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** the statements of the server that name a row type */
    typedStatements: TypedStatement[]
    /** the columns of tables that may hold null, as `nameOfColumn` calls them */
    nullableColumns: string[]
    /** the file in which the workers note which of the statements they ran */
    ranStatements: string
  }
}

/**
 * Hands the workers what `watch-statements.ts` compares.
 *
 * @param url of a migrated database
 * @returns what to call when all tests have run. `npm test` names a folder for notes (`STATEMENT_NOTES`). The notes of its runs add
 *   up there, and `unseen-statements` lists the statements that no run has compared
 */
export async function provideStatements({ provide }: TestProject, url: string): Promise<() => Promise<void>> {
  const notes = process.env.STATEMENT_NOTES
  const folder = notes ?? (await mkdtemp(join(tmpdir(), 'nawwar-statements-')))
  const ran = join(folder, 'ran')
  const statements = readTypedStatements(join(import.meta.dirname, '../..'))
  provide('typedStatements', statements)
  provide('nullableColumns', await listNullableColumns(url))
  provide('ranStatements', ran)
  return async () => {
    if (notes === undefined) return await rm(folder, { recursive: true })
    const seen = new Set((await readFile(ran, 'utf8').catch(() => '')).split('\n'))
    const unseen = statements.map(({ place }) => place).filter((place) => !seen.has(place))
    await writeFile(join(notes, 'unseen-statements'), unseen.join('\n'))
  }
}

async function listNullableColumns(url: string): Promise<string[]> {
  const pool = connect(url, { connections: 1 })
  const columns = await pool<{ table: number; number: number }[]>`
    select attrelid as table, attnum as number from pg_attribute join pg_class on pg_class.oid = attrelid
    where relkind in ('r', 'p') and not attnotnull`
  await pool.end()
  return columns.map(nameOfColumn)
}
