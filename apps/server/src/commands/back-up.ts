import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { takeBackup } from '../backup/take-backup.ts'
import { readConfig } from '../config/config.ts'
import { connect } from '../database/client.ts'
import { openServer } from '../database/open-database.ts'
import { openMediaStore } from '../modules/media/index.ts'
import { endWithProblem } from './end-with-problem.ts'

/** Backs up database and media of the settings: `npm run backup [-- FOLDER]`, by default into `DATA_DIR/backups`. The shop may run. */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const config = readConfig()
  const now = new Date()
  const name = now.toISOString().slice(0, 19).replaceAll(':', '-')
  const folder = resolve(positionals[0] ?? join(config.data.directory, 'backups', name))
  const database = await openServer(config, console.error)
  const pool = connect(database.url, { connections: 1, applicationName: 'nawwar-backup', maxSilence: null })
  try {
    const { tables, media } = await takeBackup(pool, await openMediaStore(config.media), folder, now)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`${folder} holds ${rows} rows of ${tables.length} tables and ${media.length} files.`)
  } finally {
    await pool.end()
    await database.stop()
  }
}

await main().catch(endWithProblem)
