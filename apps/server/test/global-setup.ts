import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@shop/embedded-postgres'
import postgres from 'postgres'
import type { TestProject } from 'vitest/node'
import { migrate } from '../src/database/migrate.ts'
import { createDatabase, dropDatabase } from './database.ts'
import { careless } from './embedded-database.ts'
import { provideStatements } from './statements/provide-statements.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** a database of the server that the tests use, to which nothing is written */
    databaseServer: string
    /** name of the migrated database that each test database is a copy of */
    databaseTemplate: string
  }
}

/**
 * Once for the whole run: a PostgreSQL server (an embedded one, or DATABASE_URL_TEST) and a migrated template in it.
 *
 * @returns what ends both
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { template, ...server } = await startDatabaseServer()
  project.provide('databaseServer', server.url)
  project.provide('databaseTemplate', template.name)
  const checkStatements = await provideStatements(project, template.url)
  return async () => {
    await server.stop()
    await checkStatements()
  }
}

/** Starts PostgreSQL with a migrated database that others are copied from. Both are gone when it stops. */
export async function startDatabaseServer(): Promise<EmbeddedPostgres & { template: { name: string; url: string } }> {
  const server = await startServer()
  const template = await createDatabase(server.url)
  await migrate(template.url)
  await allowManyOrders(template.url)
  const stop = async () => {
    await dropDatabase(server.url, template.name)
    await server.stop()
  }
  return { url: server.url, template, stop }
}

/** Tests order from one phone to one address as often as they like. Those of the rules against that switch them on. */
async function allowManyOrders(url: string): Promise<void> {
  const sql = postgres(url, { max: 1 })
  await sql`update shop_settings set trust_call_orders = 0, trust_call_phones = 0`
  await sql.end()
}

/**
 * A test runs a statement a few times on each of some connections, and PostgreSQL plans the first five for their values. The plan for any values is what
 * a shop comes to.
 */
const frugal = { plan_cache_mode: 'force_generic_plan' }

async function startServer(): Promise<EmbeddedPostgres> {
  const given = process.env.DATABASE_URL_TEST
  if (given !== undefined) return { url: given, stop: () => Promise.resolve() }
  const dataDir = await mkdtemp(join(tmpdir(), 'nawwar-test-'))
  const server = await startEmbeddedPostgres({
    dataDir,
    // Tests that need statistics of tables gather them.
    settings: { ...careless, ...frugal, autovacuum: 'off', max_connections: '200' },
    log: (line) => process.stderr.write(`${line}\n`),
  })
  const stop = async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { url: server.url, stop }
}
