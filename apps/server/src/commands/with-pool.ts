import { type Config, readConfig } from '../config/config.ts'
import { connect, type Pool, type PoolOptions } from '../database/client.ts'
import { openDatabase } from '../database/open-database.ts'

/** Runs the work of a command on the database of the settings, brought to the newest schema, and closes it in the end. */
export async function withPool<Result>(
  options: PoolOptions,
  work: (pool: Pool, config: Config) => Promise<Result>,
): Promise<Result> {
  const config = readConfig()
  const database = await openDatabase(config, console.error)
  const pool = connect(database.url, options)
  try {
    return await work(pool, config)
  } finally {
    await pool.end()
    await database.stop()
  }
}
