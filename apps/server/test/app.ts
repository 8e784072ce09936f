import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../src/app.ts'
import { connect, type Pool } from '../src/database/client.ts'
import { type MediaStore, openMediaStore } from '../src/modules/media/index.ts'
import { createTestDatabase } from './database.ts'

export type TestShop = { app: FastifyInstance; pool: Pool; mediaStore: MediaStore; url: string; close(): Promise<void> }

/** A whole shop without a storefront, on a database of its own. */
export async function openTestShop(options: { readClock?: () => Date; connections?: number } = {}): Promise<TestShop> {
  const database = await createTestDatabase()
  const pool = connect(database.url, { connections: options.connections ?? 4 })
  const config = {
    environment: 'local' as const,
    logLevel: 'error' as const,
    sessionSecret: 'a secret of the tests, 32 characters',
  }
  const mediaFolder = await mkdtemp(join(tmpdir(), 'nawwar-media-'))
  const mediaStore = await openMediaStore({ kind: 'disk', folder: mediaFolder })
  const app = await buildApp({ config, pool, mediaStore, ...(options.readClock && { readClock: options.readClock }) })
  return {
    app,
    pool,
    mediaStore,
    url: database.url,
    async close() {
      await app.close()
      await pool.end()
      await database.drop()
      await rm(mediaFolder, { recursive: true, force: true })
    },
  }
}
