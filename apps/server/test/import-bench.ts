import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { wireImport } from '../src/composition/import-deps.ts'
import { connect, type Pool } from '../src/database/client.ts'
import { importCatalog } from '../src/modules/catalog-import/import-catalog.service.ts'
import type { ImportCounts, ImportReport } from '../src/modules/catalog-import/import-report.types.ts'
import { readImportFile } from '../src/modules/catalog-import/reading/import-file.parser.ts'
import { formatFault } from '../src/modules/catalog-import/reading/import-file.types.ts'
import { openMediaStore } from '../src/modules/media/index.ts'
import { createTestDatabase } from './database.ts'

export type ImportBench = {
  pool: Pool
  /** where import files are written; holds the pictures white, black, red and green `.webp` */
  folder: string
  /** how many pictures were decoded and which products were indexed since `reset` */
  seen: { pictures: number; products: number[] }
  /** empties the catalogue, and deletes the offers */
  reset(): Promise<void>
  /** imports an object as a JSON file, or a text as a CSV file */
  run(content: object | string, options?: { isTrial?: boolean }): Promise<ImportReport>
  /** imports a valid file */
  accept(content: object | string, options?: { isTrial?: boolean }): Promise<ImportCounts>
  /** imports an invalid file @returns the faults as text */
  refuse(content: object | string): Promise<string[]>
  close(): Promise<void>
}

/** A database, a folder with pictures and a media store, to try imports on. */
export async function openImportBench(): Promise<ImportBench> {
  const database = await createTestDatabase()
  const pool = connect(database.url, { connections: 3 })
  const folder = await mkdtemp(join(tmpdir(), 'nawwar-import-'))
  for (const color of ['white', 'black', 'red', 'green']) await drawPicture(folder, color)
  const deps = wireImport(pool, await openMediaStore({ kind: 'disk', folder: join(folder, 'store') }))
  const seen: ImportBench['seen'] = { pictures: 0, products: [] }
  const watched: typeof deps = {
    ...deps,
    ingestPicture: (bytes) => {
      seen.pictures += 1
      return deps.ingestPicture(bytes)
    },
    onProductsChanged: (db, ids) => {
      seen.products.push(...ids)
      return deps.onProductsChanged(db, ids)
    },
  }
  let fileCount = 0
  const run: ImportBench['run'] = async (content, options) => {
    fileCount += 1 // Two imports at once must not write one file.
    const file = join(folder, `catalogue-${fileCount}.${typeof content === 'string' ? 'csv' : 'json'}`)
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content, null, 1))
    return await importCatalog(pool, await readImportFile(file), watched, options)
  }
  return {
    pool,
    folder,
    seen,
    run,
    async accept(content, options) {
      const report = await run(content, options)
      if (report.outcome === 'done') return report.counts
      throw new Error(report.faults.map(formatFault).join('\n'))
    },
    async refuse(content) {
      const report = await run(content)
      return report.outcome === 'refused' ? report.faults.map(formatFault) : []
    },
    async reset() {
      Object.assign(seen, { pictures: 0, products: [] })
      await pool`truncate products, categories, media_assets, offers restart identity cascade`
    },
    async close() {
      await pool.end()
      await database.drop()
      await rm(folder, { recursive: true })
    },
  }
}

async function drawPicture(folder: string, color: string): Promise<void> {
  const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: color } })
  await picture.webp().toFile(join(folder, `${color}.webp`))
}
