import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator'
import { installJobs } from '../jobs/install-jobs.ts'
import { connect } from './client.ts'

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Any number, the same in every process: who holds this lock migrates, the others wait. */
const migrationLock = 7_201_906

/**
 * Brings the database to the newest schema. Safe to call from several processes at once.
 *
 * @throws when a migration fails; the database is then as it was before
 */
export async function migrate(url: string): Promise<void> {
  const connection = connect(url, { connections: 1, applicationName: 'nawwar-migrate' })
  try {
    await connection`set statement_timeout = 0`
    await connection`set lock_timeout = 0`
    await connection`select pg_advisory_lock(${migrationLock})`
    await applyMigrations(drizzle(connection), { migrationsFolder })
    await installJobs(url)
  } finally {
    await connection.end()
  }
}
