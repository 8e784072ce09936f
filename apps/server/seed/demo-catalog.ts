import { glob } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Pool } from '../src/database/client.ts'
import { listPictures, outlineOf } from '../src/modules/catalog-import/checking/outline.rules.ts'
import type { ImportDeps } from '../src/modules/catalog-import/import-catalog.service.ts'
import { findPictures } from '../src/modules/catalog-import/pictures/find-pictures.service.ts'
import { importModels } from '../src/modules/catalog-import/pictures/import-models.service.ts'
import { prepareImport } from '../src/modules/catalog-import/prepare-import.service.ts'
import { readImportFile } from '../src/modules/catalog-import/reading/import-file.parser.ts'
import { formatFault, type ImportFile } from '../src/modules/catalog-import/reading/import-file.types.ts'
import type { ImportRows } from '../src/modules/catalog-import/writing/import-rows.rules.ts'
import { leaveOutFacts } from './demo-facts.ts'

/** What brings the demo into a shop: its folder, the import, and where to tell what happens. */
export type DemoSource = { folder: string; deps: ImportDeps; log: (message: string) => void }

/**
 * Brings the pictures and models of the demo's catalogue into the media store, where they do no harm, and gives what is to be written.
 *
 * @param content what to bring instead of all that `catalogue.json` says
 * @throws Error when the demo itself is wrong
 */
export async function prepareDemoCatalog(
  pool: Pool,
  { folder, deps, log }: DemoSource,
  content?: unknown,
): Promise<ImportRows> {
  const read = await readImportFile(join(folder, 'catalogue.json'))
  const whole = { ...read, content: leaveOutFacts(content ?? read.content), folder: join(folder, 'pictures') }
  const { file, missing } = await leaveOutMissing(whole)
  if (missing > 0) log(`${missing} pictures of the demo catalogue do not exist and are left out.`)
  const prepared = await prepareImport(pool, file, deps)
  if (!prepared.isReady) throw new Error(`The demo catalogue is wrong:\n${prepared.faults.map(formatFault).join('\n')}`)
  const models = await bringDemoModels(join(folder, 'models'), deps)
  return { ...prepared.rows, models }
}

/** The demo must start while its pictures are being made; an owner's import never forgives a missing one. */
async function leaveOutMissing(file: ImportFile): Promise<{ file: ImportFile; missing: number }> {
  const { problems } = await findPictures(listPictures(outlineOf(file.content)).keys(), file.folder)
  const isThere = (value: unknown) => !(typeof value === 'string' && problems.has(value))
  const content: unknown = JSON.parse(JSON.stringify(file.content), (_, value: unknown) => {
    if (Array.isArray(value)) return value.filter(isThere)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).filter(([, inner]) => isThere(inner)))
  })
  return { file: { ...file, content }, missing: problems.size }
}

/** The models of products, each in a file named by its SKU; a demo without them has none. */
async function bringDemoModels(folder: string, { ingestModel }: ImportDeps) {
  const names = await Array.fromAsync(glob('*.glb', { cwd: folder }))
  const { keys } = await importModels(new Map(names.map((name) => [name, join(folder, name)])), ingestModel)
  return [...keys].map(([name, key]) => ({ sku: basename(name, '.glb').toUpperCase(), model_key: key }))
}
