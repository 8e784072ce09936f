import { mkdtemp, readFile, rm } from 'node:fs/promises'
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

/** Statements that no test runs yet. This list only shrinks. */
const neverRun: readonly string[] = []

/**
 * Hands the workers what `watch-statements.ts` compares.
 *
 * @param url of a migrated database
 * @returns what to call when all tests have run. After a whole run (`EVERY_STATEMENT=yes`, as `npm test` sets it) it throws when a
 *   statement was never run, because then nothing has compared it
 */
export async function provideStatements({ provide }: TestProject, url: string): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'nawwar-statements-'))
  const ran = join(folder, 'ran')
  const statements = readTypedStatements(join(import.meta.dirname, '../..'))
  provide('typedStatements', statements)
  provide('nullableColumns', await listNullableColumns(url))
  provide('ranStatements', ran)
  return async () => {
    const seen = new Set((await readFile(ran, 'utf8').catch(() => '')).split('\n'))
    await rm(folder, { recursive: true })
    const unseen = statements.map(({ place }) => place).filter((place) => !seen.has(place) && !isExcused(place))
    if (process.env.EVERY_STATEMENT !== 'yes' || unseen.length === 0) return
    throw new Error(`No test runs these statements, so their row types are unchecked:\n${unseen.join('\n')}`)
  }
}

function isExcused(place: string): boolean {
  return neverRun.some((file) => place.startsWith(`${file}:`))
}

async function listNullableColumns(url: string): Promise<string[]> {
  const pool = connect(url, { connections: 1 })
  const columns = await pool<{ table: number; number: number }[]>`
    select attrelid as table, attnum as number from pg_attribute join pg_class on pg_class.oid = attrelid
    where relkind in ('r', 'p') and not attnotnull`
  await pool.end()
  return columns.map(nameOfColumn)
}
