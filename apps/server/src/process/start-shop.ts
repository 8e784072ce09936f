import type { FastifyInstance } from 'fastify'
import { refreshDemo } from '../../seed/refresh-demo.ts'
import { demoFolder, seedDemo } from '../../seed/seed-demo.ts'
import { seedPresets } from '../../seed/seed-presets.ts'
import { buildShop } from '../app.ts'
import type { MountStorefront } from '../composition/app-options.ts'
import { wireImport } from '../composition/import-deps.ts'
import { type Config, ConfigError } from '../config/config.ts'
import { connect } from '../database/client.ts'
import { openDatabase } from '../database/open-database.ts'
import { fillDemoFees } from '../modules/delivery/index.ts'
import { openMediaStore } from '../modules/media/index.ts'
import { fillPolicies } from '../modules/policies/index.ts'
import { fillSynonyms } from '../modules/search-desk/index.ts'
import { fillDemoPlans } from '../modules/settings/index.ts'
import { fillDemoAccounts } from '../modules/users/index.ts'
import { closeInTime } from './close-in-time.ts'

export type OpenShop = { origin: string; stop(): Promise<void> }

/**
 * Starts the shop: opens and migrates the database, adds demo data if configured, then listens.
 *
 * @throws ConfigError when another program uses the port
 */
export async function startShop(config: Config, mountStorefront: MountStorefront): Promise<OpenShop> {
  const database = await openDatabase(config, say)
  const pool = connect(database.url, { connections: config.data.connections })
  await fillSynonyms(pool)
  await fillPolicies(pool)
  await seedPresets(pool)
  const mediaStore = await openMediaStore(config.media)
  if (config.data.hasDemo) {
    const demo = { folder: demoFolder, deps: wireImport(pool, mediaStore), log: say }
    if (await seedDemo(pool, demo)) {
      await fillDemoFees(pool)
      await fillDemoPlans(pool)
    } else await refreshDemo(pool, demo)
    await fillDemoAccounts(pool)
  }
  const { app } = await buildShop({ config, pool, databaseUrl: database.url, mediaStore, mountStorefront })
  async function stop(): Promise<void> {
    await closeInTime(app)
    await pool.end({ timeout: 10 })
    await database.stop()
  }
  try {
    await listen(app, config.http)
  } catch (error) {
    await stop()
    throw error
  }
  sayWhereItIs(config, app)
  return { origin: app.listeningOrigin, stop }
}

/** @throws ConfigError when another program uses the port */
async function listen(app: FastifyInstance, { host, port }: Config['http']): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw new ConfigError([`PORT: ${port} is in use; stop the other program, or choose another port`])
    throw error
  }
}

function sayWhereItIs(config: Config, app: FastifyInstance): void {
  if (config.environment === 'local') say('A local shop, for trying and building: not safe for the public.')
  say(`Nawwar is open at ${app.listeningOrigin}`)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
