import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openProcess, openTestShop, type TestShop } from '../../test/app.ts'
import { createDatabase, dropDatabase } from '../../test/database.ts'
import { createProduct } from '../../test/factories.ts'
import { photograph } from '../../test/pictures.ts'
import { readEverything } from '../../test/read-everything.ts'
import { connect, type Pool } from '../database/client.ts'
import { migrate, readKnownSchemas, readSchema, tooOld } from '../database/migrate.ts'
import { ingestPicture, type MediaStore, openMediaStore } from '../modules/media/index.ts'
import { issueDocuments } from '../modules/orders/books/issue-documents.service.ts'
import { joinedSchema, type Manifest, readManifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

/** Backups and restores that are cut off, in the wrong place, or of another time. */
let shop: TestShop
let folder: string
const databases: string[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nawwar-nights-'))
  shop = await openTestShop()
  await createProduct(shop.pool)
  // A job of each minute, whose first run writes rows that must not come between a backup and its restore.
  await issueDocuments(shop.deps)
  await ingestPicture(shop.pool, shop.mediaStore, await photograph(400, 300).jpeg().toBuffer())
})
afterAll(async () => {
  await shop.close()
  for (const name of databases) await dropDatabase(inject('databaseServer'), name)
  await rm(folder, { recursive: true, force: true })
})

async function makeEmptyDatabase(): Promise<string> {
  const { name, url } = await createDatabase(inject('databaseServer'))
  databases.push(name)
  return url
}

test('an interrupted restore is started again by the next, whatever step it had reached', async () => {
  const backup = join(folder, 'again')
  await takeBackup(shop.pool, shop.mediaStore, backup, new Date())
  const { media } = await readManifest(backup)
  const url = await makeEmptyDatabase()
  const pool = connect(url, { connections: 1 })
  const store = await openMediaStore({ kind: 'disk', folder: join(folder, 'again-media') })
  const breaksAt = (name: string): MediaStore => ({
    ...store,
    put: (given, bytes) => (given === name ? Promise.reject(new Error('No room')) : store.put(given, bytes)),
  })
  await expect(restoreBackup(url, breaksAt(media[0]?.name ?? ''), backup)).rejects.toThrow('No room')
  await restoreBackup(url, store, backup)
  // As if it had died right before its end.
  await pool`create schema nawwar_restore`
  await pool`update categories set name_en = 'not this one'`
  await restoreBackup(url, store, backup)
  expect(await readEverything(pool)).toEqual(await readEverything(shop.pool))
  expect((await pool`select to_regnamespace('nawwar_restore') as marker`)[0]?.marker).toBeNull()
  await pool.end()
  await expect(restoreBackup(url, store, backup)).rejects.toThrow('The database is not empty')
})

describe('a backup of another version', () => {
  let backup: string
  let manifest: Omit<Manifest, 'schema'>
  beforeAll(async () => {
    backup = join(folder, 'other')
    const from = await makeEmptyDatabase()
    await migrate(from, joinedSchema)
    const pool = connect(from, { connections: 1 })
    await pool`insert into categories (key, name_en, name_ar) values ('kettles', 'Kettles', 'غلايات')`
    const { schema, ...rest } = await takeBackup(pool, shop.mediaStore, backup, new Date())
    expect(schema).toBe(joinedSchema)
    manifest = rest
    await pool.end()
  })

  async function restoreFrom(version: object): Promise<string> {
    await writeFile(join(backup, 'manifest.json'), JSON.stringify({ ...manifest, ...version }))
    const to = await makeEmptyDatabase()
    await restoreBackup(to, shop.mediaStore, backup)
    return to
  }

  test.each([
    ['that is older', { schema: joinedSchema }],
    ['of the time when migrations were counted', { format: 1, migrations: 96 }],
  ])('%s is restored and migrated to the newest schema', async (_title, version) => {
    const restored = await openProcess({ url: await restoreFrom(version), mediaStore: shop.mediaStore })
    expect(await readSchema(restored.pool)).toBe((await readKnownSchemas()).newest)
    expect(await restored.pool`select name_ar, version from categories`).toEqual([{ nameAr: 'غلايات', version: 1 }])
    await expect.poll(async () => (await restored.app.inject('/readyz')).statusCode).toBe(200)
    await restored.close()
  })

  test('that no migration leads on from is refused', async () => {
    await expect(restoreFrom({ format: 1, migrations: 95 })).rejects.toThrow(tooOld)
    await expect(restoreFrom({ schema: 9e15 })).rejects.toThrow('of a newer version of the shop')
  })
})

test('a failed backup reports the reason and leaves no files', async () => {
  const empty = connect(await makeEmptyDatabase(), { connections: 1 })
  const taken = (pool: Pool, to: string) => takeBackup(pool, shop.mediaStore, join(folder, to), new Date())
  await expect(taken(empty, 'nothing')).rejects.toThrow('There is no shop in this database')
  await empty.end()
  await taken(shop.pool, 'there')
  await expect(taken(shop.pool, 'there')).rejects.toThrow('there is there already: name a folder that is not')
  expect((await readdir(folder)).filter((found) => found.endsWith('.partial'))).toEqual([])
  await writeFile(join(folder, 'there/manifest.json'), '{"format": 1,')
  await expect(readManifest(join(folder, 'there'))).rejects.toThrow('cannot read')
})

test('a backup on a full disk reports it, stops and leaves no files', async () => {
  await shop.pool`
    insert into rate_limits (key, most, hits, expires_at)
    select gen_random_uuid()::text || gen_random_uuid(), 1, array[now()], now() from generate_series(1, 60000)`
  const file = fileURLToPath(new URL('../commands/back-up.ts', import.meta.url))
  // As on a full disk, but for this one process: no file may grow beyond some kilobytes.
  const script = 'trap \'\' XFSZ; ulimit -f 64; exec "$0" "$@"'
  const env = { PATH: process.env.PATH, DATABASE_URL: shop.url, DATA_DIR: join(folder, 'data') }
  const ended = await new Promise<{ code: unknown; text: string }>((resolve) => {
    const command = ['-c', script, process.execPath, file, join(folder, 'full')]
    execFile('/bin/sh', command, { env }, (error, _output, errors) => resolve({ code: error?.code, text: errors }))
  })
  expect(ended).toEqual({ code: 1, text: 'EFBIG: file too large, write\n' })
  expect((await readdir(folder)).filter((found) => found.startsWith('full'))).toEqual([])
})
