import { startEmbeddedPostgres } from '@shop/embedded-postgres'
import type { Config } from '../config/config.ts'
import { migrate } from './migrate.ts'

export type OpenDatabase = { url: string; stop(): Promise<void> }

/** Opens `DATABASE_URL`, or an embedded database below the data directory, and migrates it. */
export async function openDatabase(config: Config, log: (message: string) => void): Promise<OpenDatabase> {
  const database = await openServer(config, log)
  await migrate(database.url)
  return database
}

/** Opens the same database without migrating it. */
export async function openServer(config: Config, log: (message: string) => void): Promise<OpenDatabase> {
  const { databaseUrl, directory } = config.data
  return databaseUrl
    ? { url: databaseUrl, stop: () => Promise.resolve() }
    : await startEmbeddedPostgres({ dataDir: directory, log })
}
