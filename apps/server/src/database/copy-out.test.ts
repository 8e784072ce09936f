import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { connect, type Pool } from './client.ts'

/** The driver used to block a connection for ever after COPY sent more than the reader's buffer could take (decision 10). */
let database: TestDatabase
let pool: Pool
beforeAll(async () => {
  database = await createTestDatabase()
  pool = connect(database.url, { connections: 1 })
})
afterAll(async () => {
  await pool.end({ timeout: 1 })
  await database.drop()
})

const copyOut = (rows: number) =>
  pool`copy (select repeat('x', 999) from generate_series(1, ${pool.unsafe(String(rows))})) to stdout`.readable()

test('a copy that ends while the reader is full leaves the connection usable', async () => {
  // Where the end falls together with a full reader depends on how the pieces arrive: some of these do.
  for (let rows = 40; rows < 200; rows += 2) {
    let length = 0
    await pipeline(await copyOut(rows), createGzip(), createGunzip(), async (pieces: AsyncIterable<Buffer>) => {
      for await (const piece of pieces) length += piece.length
    })
    expect(length).toBe(rows * 1000)
    expect(await pool`select 1 as one`).toEqual([{ one: 1 }])
  }
})

test('a reader that aborts a copy leaves the connection usable', async () => {
  for await (const _piece of await copyOut(10_000)) break
  expect(await pool`select 1 as one`).toEqual([{ one: 1 }])
})
