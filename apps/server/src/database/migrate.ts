import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'
import { installJobs } from '../jobs/install-jobs.ts'
import type { Db } from './client.ts'

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Id of the advisory lock: the process that has it migrates, the others wait. */
const migrationLock = 7_201_906

/**
 * Lock timeout of a migration. Statements of the shop queue behind its lock request, so it gives up before they
 * time out (database/client.ts), and tries again.
 */
const lockPatience = '3s'
const maxCodeTries = 20

/**
 * Migrates the database to the newest schema. Safe to call from several processes at once.
 *
 * @param until the schema to stop at, as `readNewestSchema` gave it in that version
 * @param folder of the migrations
 * @throws when a migration fails, or the database is older than the first of them; it is then as it was before
 */
export async function migrate(url: string, until = Number.POSITIVE_INFINITY, folder = migrationsFolder): Promise<void> {
  // A separate connection: the migrator reads columns by their database names and needs no statement timeout.
  const connection = postgres(url, {
    max: 1,
    connection: { application_name: 'nawwar-migrate' },
    onnotice: ignoreNotice,
  })
  try {
    await connection`select pg_advisory_lock(${migrationLock})`
    await connection`select set_config('lock_timeout', ${lockPatience}, false)`
    const journal = await readJournal(folder)
    const schema = await readSchema(connection)
    refuseOlder(schema, journal)
    const entries = journal.entries.filter(({ when }) => when <= until)
    if (entries.some(({ when }) => schema === null || when > schema))
      await insist(() => applyMigrations(connection, { ...journal, entries }, folder))
    await installJobs(url)
  } finally {
    await connection.end()
  }
}

/** The tables and rules of a first release are written as one schema: a database of an earlier one would have half of them already. */
function refuseOlder(schema: number | null, { entries: [first] }: Journal): void {
  if (schema !== null && first !== undefined && schema < first.when) throw new Error(tooOld)
}

/** What to do with a database or a backup that no migration leads on from. */
export const tooOld =
  'This is of a version before the migrations were joined: docs/operations.md says under "Upgrading" how to go on'

/**
 * The newest migration that a database has seen, as the time in the journal of the migrations.
 *
 * @returns null for a database without a shop
 */
export async function readSchema(db: postgres.Sql | Db): Promise<number | null> {
  const [found] = await db`select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`
  if (!found?.isThere) return null
  const [newest] = await db<{ when: number | null }[]>`
    select max(created_at)::double precision as when from drizzle.__drizzle_migrations`
  return newest?.when ?? null
}

/** The first and the newest schema that this version can migrate from, as `readSchema` gives them. */
export async function readKnownSchemas(): Promise<{ first: number; newest: number }> {
  const whens = (await readJournal(migrationsFolder)).entries.map(({ when }) => when)
  return { first: Math.min(...whens), newest: Math.max(...whens) }
}

/** All migrations run in one transaction, so a failed try leaves no change. */
async function insist(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries === maxCodeTries || !isLockFailure(error)) throw error
      await delay(1000 * Math.random())
    }
  }
}

/** Lock timeout, or a deadlock with a statement of the shop. */
const lockFailures: readonly unknown[] = ['55P03', '40P01']

function isLockFailure(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  return cause instanceof Error && 'code' in cause && lockFailures.includes(cause.code)
}

const journalFile = 'meta/_journal.json'

type Journal = { entries: { when: number }[] }

async function readJournal(folder: string): Promise<Journal> {
  return JSON.parse(await readFile(join(folder, journalFile), 'utf8'))
}

async function applyMigrations(connection: postgres.Sql, journal: Journal, folder: string): Promise<void> {
  // Only when there is something to do: loading the migrator is a quarter of a start.
  const { drizzle } = await import('drizzle-orm/postgres-js')
  const { migrate: applyFolder } = await import('drizzle-orm/postgres-js/migrator')
  // The migrator has no option for a target, so it gets a folder whose journal ends there.
  const shortened = await mkdtemp(join(tmpdir(), 'nawwar-migrations-'))
  try {
    await cp(folder, shortened, { recursive: true, filter: (path) => !path.endsWith('_snapshot.json') })
    await writeFile(join(shortened, journalFile), JSON.stringify(journal))
    await applyFolder(drizzle(connection), { migrationsFolder: shortened })
  } finally {
    await rm(shortened, { recursive: true, force: true })
  }
}

/** "Schema exists, skipping" is for people at a console. */
function ignoreNotice(): void {
  return
}
