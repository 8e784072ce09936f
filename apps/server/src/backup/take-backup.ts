import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Db, Pool } from '../database/client.ts'
import { listModelKeys } from '../modules/catalog/index.ts'
import { listOriginals, type MediaStore, modelName } from '../modules/media/index.ts'
import { describeTables, type TableShape } from './describe-tables.ts'
import { digestFile } from './digest.ts'
import { type Manifest, mediaFile, type TableEntry, tableFile, writeManifest } from './manifest.ts'

/**
 * Writes a backup of database and media into a new folder, while the shop goes on selling: all tables are read as they were at
 * one moment. Waiting jobs are left out on purpose, since what they were to do stands in the tables and is taken up again;
 * renditions are made anew from their masters.
 *
 * @param folder must not exist; it appears when the backup is whole
 */
export async function takeBackup(pool: Pool, store: MediaStore, folder: string, now: Date): Promise<Manifest> {
  const draft = `${folder}.partial`
  await rm(draft, { recursive: true, force: true })
  await mkdir(join(draft, 'tables'), { recursive: true })
  const snapshot = await pool.begin('isolation level repeatable read read only', (tx) => copyDatabase(tx, draft))
  const media = []
  for (const name of snapshot.originals) media.push({ name, sha256: await copyOriginal(store, name, draft) })
  const manifest: Manifest = { format: 1, takenAt: now.toISOString(), ...snapshot.database, media }
  await writeManifest(draft, manifest)
  await rename(draft, folder)
  return manifest
}

async function copyDatabase(tx: Db, folder: string) {
  await tx`set local statement_timeout = 0`
  await tx`set local idle_in_transaction_session_timeout = 0`
  const shapes = await describeTables(tx)
  const tables: TableEntry[] = []
  for (const shape of shapes) tables.push(await copyTable(tx, shape, folder))
  const [schema] = await tx<{ migrations: number }[]>`
    select count(*)::integer as migrations from drizzle.__drizzle_migrations`
  const sequences = await tx<{ name: string; last: number }[]>`
    select sequencename as name, last_value as last from pg_sequences where schemaname = 'public' and last_value is not null`
  const database = { migrations: schema?.migrations ?? 0, tables, sequences: [...sequences] }
  const models = (await listModelKeys(tx)).map(modelName)
  return { database, originals: [...(await listOriginals(tx)), ...models] }
}

async function copyTable(tx: Db, { name, columns }: TableShape, folder: string): Promise<TableEntry> {
  const file = tableFile(folder, name)
  const rows = await tx`copy ${tx(name)} (${tx(columns)}) to stdout`.readable()
  await pipeline(rows, createGzip({ level: 6 }), createWriteStream(file))
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
