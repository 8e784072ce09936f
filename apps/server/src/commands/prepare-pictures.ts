import { openMediaStore, prepareAllRenditions } from '../modules/media/index.ts'
import { withPool } from './with-pool.ts'

/** Makes all missing renditions of all pictures. The shop may run; the command may be stopped and run again. */
async function main(): Promise<void> {
  await withPool({ connections: 1, applicationName: 'nawwar-pictures' }, async (pool, config) => {
    let count = 0
    await prepareAllRenditions(pool, await openMediaStore(config.media), (done, total) => {
      count = total
      if (done % 50 === 0) console.error(`Pictures: ${done} of ${total}`)
    })
    console.log(`${count} pictures have all their renditions.`)
  })
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
