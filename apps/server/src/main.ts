import { fileURLToPath } from 'node:url'
import { buildApp } from './app.ts'
import { ConfigError, readConfig } from './config.ts'
import { connect } from './database/client.ts'
import { openDatabase } from './database/open-database.ts'
import { openMediaStore } from './modules/media/index.ts'
import { fillSynonyms } from './modules/search/index.ts'

const storefrontBuild = fileURLToPath(new URL('../../storefront/build', import.meta.url))

/** Starts the shop: settings, database, schema, demo data where wanted, then the door opens. */
export async function main(): Promise<void> {
  const config = readConfig()
  const database = await openDatabase(config, (message) => process.stdout.write(`${message}\n`))
  const pool = connect(database.url, { connections: config.data.connections })
  await fillSynonyms(pool)
  const mediaStore = await openMediaStore(config.media)
  const app = await buildApp({ config, pool, mediaStore, storefrontBuild })
  await app.listen({ host: config.http.host, port: config.http.port })
  process.stdout.write(`Nawwar is open at ${app.listeningOrigin}\n`)

  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    await app.close()
    await pool.end({ timeout: 10 })
    await database.stop()
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}

try {
  await main()
} catch (error) {
  process.stderr.write(
    `${error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : error}\n`,
  )
  process.exit(1)
}
