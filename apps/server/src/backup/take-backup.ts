import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Db, Pool } from '../database/client.ts'
import { readSchema } from '../database/migrate.ts'
import { listModelKeys } from '../modules/catalog/index.ts'
import { listOriginals, type MediaStore, modelName } from '../modules/media/index.ts'
import { describeTables, type TableShape } from './describe-tables.ts'
import { digestFile } from './digest.ts'
import { rememberBackup } from './last-backup.repository.ts'
import { type Manifest, mediaFile, type TableEntry, tableFile, writeManifest } from './manifest.ts'

/**
 * Writes a backup of database and media into a new folder, while the shop goes on selling: all tables are read as they were at
 * one moment. Waiting jobs are left out on purpose, since their work is in the tables and starts again;
 * renditions are made anew from their masters. The database records the time of the backup.
 *
 * @param folder must not exist; it appears when the backup is whole
 * @throws Error when the folder exists, the database has no shop, or a picture is missing: then no files remain. Also when the time cannot
 *   be recorded: then the backup remains
 */
export async function takeBackup(pool: Pool, store: MediaStore, folder: string, now: Date): Promise<Manifest> {
  if (existsSync(folder)) throw new Error(`${folder} is there already: name a folder that is not`)
  const draft = `${folder}.partial`
  await rm(draft, { recursive: true, force: true })
  try {
    const manifest = await writeBackup(pool, store, draft, now)
    await rename(draft, folder)
    await note(pool, folder, now)
    return manifest
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

async function note(pool: Pool, folder: string, now: Date): Promise<void> {
  await rememberBackup(pool, now).catch((cause: unknown) => {
    throw new Error(`${folder} holds a whole backup, but the shop could not note that it was taken`, { cause })
  })
}

async function writeBackup(pool: Pool, store: MediaStore, folder: string, now: Date): Promise<Manifest> {
  await mkdir(join(folder, 'tables'), { recursive: true })
  const snapshot = await pool.begin('isolation level repeatable read read only', (tx) => copyDatabase(tx, folder))
  const media = []
  for (const name of snapshot.originals) media.push({ name, sha256: await copyOriginal(store, name, folder) })
  const manifest: Manifest = { format: 2, takenAt: now.toISOString(), ...snapshot.database, media }
  await writeManifest(folder, manifest)
  return manifest
}

async function copyDatabase(tx: Db, folder: string) {
  await tx`set local statement_timeout = 0`
  await tx`set local idle_in_transaction_session_timeout = 0`
  const schema = await readSchema(tx)
  if (schema === null) throw new Error('There is no shop in this database')
  const shapes = await describeTables(tx)
  const tables: TableEntry[] = []
  for (const shape of shapes) tables.push(await copyTable(tx, shape, folder))
  const sequences = await tx<{ name: string; last: number }[]>`
    select sequencename as name, last_value as last from pg_sequences where schemaname = 'public' and last_value is not null`
  const database = { schema, tables, sequences: [...sequences] }
  const models = (await listModelKeys(tx)).map(modelName)
  return { database, originals: [...(await listOriginals(tx)), ...models] }
}

async function copyTable(tx: Db, { name, columns }: TableShape, folder: string): Promise<TableEntry> {
  const file = tableFile(folder, name)
  const rows = await tx`copy ${tx(name)} (${tx(columns)}) to stdout`.readable()
  // This iterator joins all rows that have arrived; otherwise gzip would compress each row separately, ten times as slowly.
  const pieces: AsyncIterable<Buffer> = rows[Symbol.asyncIterator]()
  await pipeline(pieces, createGzip({ level: 6 }), createWriteStream(file))
  const [counted] = await tx<{ count: number }[]>`select count(*)::integer as count from ${tx(name)}`
  return { name, columns, rows: counted?.count ?? 0, sha256: await digestFile(file) }
}

async function copyOriginal(store: MediaStore, name: string, folder: string): Promise<string> {
  const original = await store.open(name)
  if (!original) throw new Error(`The media store has lost ${name}, which the database names`)
  const file = mediaFile(folder, name)
  await mkdir(dirname(file), { recursive: true })
  const { body } = original
  await pipeline(Buffer.isBuffer(body) ? [body] : body, createWriteStream(file))
  return await digestFile(file)
}
