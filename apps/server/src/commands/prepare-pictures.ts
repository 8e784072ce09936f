import { readConfig } from '../config/config.ts'
import { connect } from '../database/client.ts'
import { openDatabase } from '../database/open-database.ts'
import { openMediaStore, prepareAllRenditions } from '../modules/media/index.ts'

/** Makes all missing renditions of all pictures. The shop may run; the command may be stopped and run again. */
async function main(): Promise<void> {
  const config = readConfig()
  const database = await openDatabase(config, console.error)
  const pool = connect(database.url, { connections: 1, applicationName: 'nawwar-pictures' })
  try {
    let count = 0
    await prepareAllRenditions(pool, await openMediaStore(config.media), (done, total) => {
      count = total
      if (done % 50 === 0) console.error(`Pictures: ${done} of ${total}`)
    })
    console.log(`${count} pictures have all their renditions.`)
  } finally {
    await pool.end()
    await database.stop()
  }
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
