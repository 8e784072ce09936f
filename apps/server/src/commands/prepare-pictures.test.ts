import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runCommand } from '../../test/child-process.ts'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { photograph } from '../../test/pictures.ts'
import { connect, type Pool } from '../database/client.ts'
import { ingestPicture, openMediaStore } from '../modules/media/index.ts'

let database: TestDatabase
let pool: Pool
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  pool = connect(database.url, { connections: 1 })
  folder = await mkdtemp(join(tmpdir(), 'nawwar-command-'))
})
afterAll(async () => {
  await pool.end()
  await database.drop()
  await rm(folder, { recursive: true })
})

it('makes the renditions of all pictures', async () => {
  const store = await openMediaStore({ kind: 'disk', folder: join(folder, 'media') })
  for (const width of [300, 700]) await ingestPicture(pool, store, await photograph(width, 200).jpeg().toBuffer())
  const { output } = await runCommand('prepare-pictures', { DATABASE_URL: database.url, DATA_DIR: folder })
  expect(output).toBe('2 pictures have all their renditions.\n')
  const files = await readdir(join(folder, 'media', 'renditions'), { recursive: true })
  const made = files.map((file) => /-(\d+)-e\d+\.(\w+)$/.exec(file)?.slice(1).join(' ')).filter(Boolean)
  expect(made.sort()).toEqual(['320 avif', '320 avif', '320 webp', '320 webp', '640 avif', '640 webp'])
})
