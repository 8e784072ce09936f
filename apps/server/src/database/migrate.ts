import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { installJobs } from '../jobs/install-jobs.ts'

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
 * Migrates the database to the newest schema, or up to a number of migrations. Safe to call from several processes at once.
 *
 * @throws when a migration fails; the database is then as it was before
 */
export async function migrate(url: string, count?: number): Promise<void> {
  // A separate connection: the migrator reads columns by their database names and needs no statement timeout.
  const connection = postgres(url, {
    max: 1,
    connection: { application_name: 'nawwar-migrate' },
    onnotice: ignoreNotice,
  })
  try {
    await connection`select pg_advisory_lock(${migrationLock})`
    await connection`select set_config('lock_timeout', ${lockPatience}, false)`
    await insist(() =>
      count === undefined ? applyMigrations(drizzle(connection), { migrationsFolder }) : applyFirst(connection, count),
    )
    await installJobs(url)
  } finally {
    await connection.end()
  }
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

/** How many migrations there are. */
export async function countMigrations(): Promise<number> {
  return (await readJournal()).entries.length
}

const journalFile = 'meta/_journal.json'

async function readJournal(): Promise<{ entries: unknown[] }> {
  return JSON.parse(await readFile(join(migrationsFolder, journalFile), 'utf8'))
}

/** The migrator has no option for a target, so it gets a folder whose journal ends there. It reads no snapshots, which are 99 % of the bytes. */
async function applyFirst(connection: postgres.Sql, count: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'nawwar-migrations-'))
  try {
    await cp(migrationsFolder, folder, { recursive: true, filter: (path) => !path.endsWith('_snapshot.json') })
    const journal = await readJournal()
    const shortened = { ...journal, entries: journal.entries.slice(0, count) }
    await writeFile(join(folder, journalFile), JSON.stringify(shortened))
    await applyMigrations(drizzle(connection), { migrationsFolder: folder })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** "Schema exists, skipping" is for people at a console. */
function ignoreNotice(): void {
  return
}
