import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { restoreBackup } from '../backup/restore-backup.ts'
import { readConfig } from '../config/config.ts'
import { openServer } from '../database/open-database.ts'
import { openMediaStore } from '../modules/media/index.ts'
import { endWithProblem } from './end-with-problem.ts'

/** Restores a backup into the empty database and the media store of the settings: `npm run restore -- FOLDER`. */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true })
  if (positionals[0] === undefined) throw new Error('Usage: npm run restore -- FOLDER (one that npm run backup made)')
  const config = readConfig()
  const database = await openServer(config, console.error)
  try {
    const folder = resolve(positionals[0])
    const { takenAt, tables, media } = await restoreBackup(database.url, await openMediaStore(config.media), folder)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`Restored ${rows} rows and ${media.length} files as they were at ${takenAt}.`)
  } finally {
    await database.stop()
  }
}

await main().catch(endWithProblem)
