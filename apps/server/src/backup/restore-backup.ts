import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { connect, type Db } from '../database/client.ts'
import { migrate, readKnownSchemas, tooOld } from '../database/migrate.ts'
import type { MediaStore } from '../modules/media/index.ts'
import { digestFile } from './digest.ts'
import { beginRestore, endRestore } from './empty-database.ts'
import { type Manifest, mediaFile, readManifest, type TableEntry, tableFile } from './manifest.ts'

/**
 * Fills an empty database and a media store from a backup: the pictures, then the schema as it was then, its rows, and from there to
 * the newest schema. The rows come in one transaction, all or none. A restore that was cut off is begun anew by the next.
 *
 * @param url of a database without tables, or with what a restore that was cut off has left
 * @throws Error that says what to do: a backup that is not whole, a database that is in use, a backup of a newer shop
 */
export async function restoreBackup(url: string, store: MediaStore, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  await checkFiles(folder, manifest)
  const { first, newest } = await readKnownSchemas()
  if (manifest.schema < first) throw new Error(tooOld)
  if (manifest.schema > newest) {
    throw new Error('This backup is of a newer version of the shop: restore it with that version or a later one')
  }
  const pool = connect(url, { connections: 2, applicationName: 'nawwar-restore', maxSilence: null })
  try {
    await beginRestore(pool)
    for (const { name } of manifest.media)
      await store.put(name, new Uint8Array(await readFile(mediaFile(folder, name))))
    await migrate(url, manifest.schema)
    await pool.begin((tx) => fillDatabase(tx, folder, manifest))
    await migrate(url)
    await pool`analyze`
    await endRestore(pool)
  } finally {
    await pool.end()
  }
  return manifest
}

async function checkFiles(folder: string, { tables, media }: Manifest): Promise<void> {
  const files = [
    ...tables.map(({ name, sha256 }) => ({ path: tableFile(folder, name), sha256 })),
    ...media.map(({ name, sha256 }) => ({ path: mediaFile(folder, name), sha256 })),
  ]
  for (const { path, sha256 } of files) {
    const found = await digestFile(path).catch(() => null)
    if (found === null) throw new Error(`The backup is not whole: ${path} is missing`)
    if (found !== sha256) throw new Error(`The backup is damaged: ${path} is not what was written`)
  }
}

async function fillDatabase(tx: Db, folder: string, { tables, sequences }: Manifest): Promise<void> {
  await tx`set local statement_timeout = 0`
  await tx`truncate ${tx(tables.map(({ name }) => name))}`
  for (const table of tables) await fillTable(tx, folder, table)
  for (const { name, last } of sequences) await tx`select setval(${name}::regclass, ${last})`
}

/** Disables the shop's triggers meanwhile: the rows already contain what triggers would write, such as stock. */
async function fillTable(tx: Db, folder: string, { name, columns, rows }: TableEntry): Promise<void> {
  await tx`alter table ${tx(name)} disable trigger user`
  const target = await tx`copy ${tx(name)} (${tx(columns)}) from stdin`.writable()
  await pipeline(createReadStream(tableFile(folder, name)), createGunzip(), target)
  await tx`alter table ${tx(name)} enable trigger user`
  const [counted] = await tx<{ count: number }[]>`select count(*)::integer as count from ${tx(name)}`
  if (counted?.count !== rows) throw new Error(`${name} has ${counted?.count} rows after the restore, not ${rows}`)
}
