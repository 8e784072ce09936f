import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { openDatabaseLine } from '../../test/fakes/database-line.ts'
import { connect, type Pool, pauseBeforeReconnect } from './client.ts'

/** The driver used to end the whole process when it wrote to a connection that had died (patches/, decision 10). */
let database: TestDatabase
let pool: Pool
beforeAll(async () => {
  database = await createTestDatabase()
  pool = connect(database.url, { connections: 4 })
})
afterAll(async () => {
  await pool.end({ timeout: 1 })
  await database.drop()
})

/** The ways in which a connection can die. */
const gone = /CONNECTION_CLOSED|terminating connection|ECONNRESET|EPIPE/

async function killBackend(pid: number): Promise<void> {
  await pool`select pg_terminate_backend(${pid})`
}

test('a reserved connection whose backend dies refuses further queries, and the process survives', async () => {
  const held = await pool.reserve()
  const [backend] = await held<{ pid: number }[]>`select pg_backend_pid() as pid`
  await killBackend(backend?.pid ?? 0)
  const later = () => held`select 1`
  await expect(later()).rejects.toThrow(gone)
  await expect(later()).rejects.toThrow(gone)
  held.release()
  expect(await pool`select 1 as one`).toEqual([{ one: 1 }])
})

test('a transaction whose backend dies fails as a whole, and the next one works', async () => {
  const broken = pool.begin(async (tx) => {
    const [backend] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`
    await killBackend(backend?.pid ?? 0)
    await tx`create table half_done ()`
  })
  await expect(broken).rejects.toThrow(gone)
  const [found] = await pool.begin((tx) => tx`select to_regclass('half_done') as name`)
  expect(found?.name).toBeNull()
})

test('a connection that dies while the driver asks for the types of arrays refuses its query, and the process survives', async () => {
  const line = await openDatabaseLine(database.url)
  const other = connect(line.url, { connections: 2 })
  line.breakAt('typarray')
  await expect(other`select 1`).rejects.toThrow(gone)
  expect(await other`select ${[1, 2]}::integer[] as numbers`).toEqual([{ numbers: [1, 2] }])
  await other.end()
  await line.stop()
})

test.each([1, 2, 5, 20, 2000])('after %i failures a connection is made anew within a second', (attempts) => {
  const pause = pauseBeforeReconnect(attempts)
  expect(pause).toBeGreaterThan(0)
  expect(pause).toBeLessThanOrEqual(1)
})
