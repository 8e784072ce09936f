import { startEmbeddedPostgres } from '@shop/embedded-postgres'
import type { Config } from '../config/config.ts'
import { migrate } from './migrate.ts'

export type OpenDatabase = { url: string; stop(): Promise<void> }

/** The database of the settings, or an embedded one below the data directory; in the newest schema either way. */
export async function openDatabase(config: Config, log: (message: string) => void): Promise<OpenDatabase> {
  const database = await openServer(config, log)
  await migrate(database.url)
  return database
}

/** The same as it is, whatever schema it has. */
export async function openServer(config: Config, log: (message: string) => void): Promise<OpenDatabase> {
  const { databaseUrl, directory } = config.data
  return databaseUrl
    ? { url: databaseUrl, stop: () => Promise.resolve() }
    : await startEmbeddedPostgres({ dataDir: directory, log })
}
