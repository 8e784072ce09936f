import { startEmbeddedPostgres } from '@shop/embedded-postgres'

/** Nothing of a test has to survive a power cut. */
export const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/**
 * Creates the embedded database of a data directory, without waiting for the disk. A shop that starts there afterwards has its usual
 * settings: a first start of its own would take minutes on a slow disk.
 *
 * @param fill what to do in the database
 */
export async function createEmbeddedDatabase(
  dataDir: string,
  fill: (url: string) => Promise<void> = async () => undefined,
): Promise<void> {
  const database = await startEmbeddedPostgres({ dataDir, settings: careless, log: () => undefined })
  try {
    await fill(database.url)
  } finally {
    await database.stop()
  }
}
