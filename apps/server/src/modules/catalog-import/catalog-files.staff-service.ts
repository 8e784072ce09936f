import type { Language, UserId } from '@shop/contract'
import { type ImportChange, type ImportResult, maxImportList } from '@shop/contract/staff'
import { type Db, inSnapshot, inTransaction, type Pool } from '../../database/client.ts'
import { settleTables } from '../../database/settle-tables.ts'
import { AppError } from '../../errors.ts'
import { recordChange, recordGroup } from '../audit/index.ts'
import { refuseDoubleSku } from '../catalog/index.ts'
import type { ImportDocument } from './checking/import-document.schema.ts'
import { readCategoryEntries, readProductEntries } from './export/catalog-entries.repository.ts'
import type { CatalogEntries } from './export/catalog-entries.types.ts'
import { expectEntries } from './export/expected-entries.rules.ts'
import { nameOfPlan, presentChanges } from './export/import-changes.presenter.ts'
import { writeCsv } from './export/write-csv.presenter.ts'
import type { ImportDeps } from './import-catalog.service.ts'
import { type PreparedImport, prepareImport } from './prepare-import.service.ts'
import { factOfColumn } from './reading/csv-columns.data.ts'
import { readImportTable } from './reading/import-file.parser.ts'
import type { FileFault, ImportFile } from './reading/import-file.types.ts'
import { lockImport, readPictureNames } from './writing/import.repository.ts'
import { previewImport, writeImport } from './writing/write-import.service.ts'

/** An import that staff ask for. `plan`: the fingerprint of its preview, if there was one. */
export type TableImport = { bytes: Uint8Array; isPreview: boolean; plan: string | null; language: Language }

/**
 * Imports a table, all of it or nothing, or previews the changes. The preview compares and locks no
 * row, so that sales go on meanwhile.
 *
 * @throws AppError `plan_changed` when the import would do something else than the preview showed, or than its check allows
 */
export async function importTable(
  pool: Pool,
  { bytes, isPreview, plan, language }: TableImport,
  actorId: UserId,
  deps: ImportDeps,
): Promise<ImportResult> {
  const file = readImportTable(bytes)
  const prepared = await prepareImport(pool, file, deps)
  if (!prepared.isReady) return refuse(prepared.faults, language)
  const write = () =>
    inTransaction(pool, async (tx) => {
      await lockImport(tx)
      const report = await describeChanges(tx, prepared, file)
      if (plan !== null && plan !== report.name) throw new AppError('plan_changed')
      const counts = await writeImport(tx, prepared.rows, deps)
      await recordImport(tx, report.changes, actorId)
      return { ...report, ...counts }
    })
  const done = isPreview
    ? await inSnapshot(pool, async (tx) => {
        const report = await describeChanges(tx, prepared, file)
        return { ...report, ...(await previewImport(tx, prepared.rows, deps.onProgress)) }
      })
    : // Somebody made a product with one of the new SKUs after the table was checked.
      await refuseDoubleSku(write, () => new AppError('plan_changed'))
  if (!isPreview) await settleTables(pool)
  return {
    ...noResult,
    outcome: isPreview ? 'previewed' : 'imported',
    changes: done.changes.slice(0, maxImportList),
    ...tally(done.changes, prepared.document.categories.length + prepared.document.products.length),
    stock_movements: done.stockMovements,
    plan: done.name,
  }
}

/** The changes of an import, and their fingerprint. */
async function describeChanges(db: Db, { document, facts, pictureIds }: ReadyImport, file: Pick<ImportFile, 'locate'>) {
  const names = await readPictureNames(db, [...pictureIds.values()])
  const namePicture = (path: string) => names.get(pictureIds.get(path) ?? 0) ?? null
  const before = await readEntries(db, document)
  const changes = presentChanges({ document, file }, before, expectEntries(document, facts, before, namePicture))
  return { changes, name: nameOfPlan(document, changes) }
}

/** The whole catalogue as a table that can be imported again. */
export async function exportTable(db: Db, withStock: boolean): Promise<string> {
  const [categories, products] = [await readCategoryEntries(db), await readProductEntries(db)]
  return writeCsv({ categories, products: withStock ? products : products.map(withoutStock) })
}

function withoutStock(product: CatalogEntries['products'][number]) {
  return { ...product, stock: null, colors: product.colors.map((color) => ({ ...color, stock: null })) }
}

async function readEntries(db: Db, { categories, products }: ImportDocument): Promise<CatalogEntries> {
  return {
    categories: await readCategoryEntries(
      db,
      categories.map(({ key }) => key),
    ),
    products: await readProductEntries(
      db,
      products.map(({ sku }) => sku),
    ),
  }
}

type ReadyImport = Extract<PreparedImport, { isReady: true }>

const noResult = {
  faults: [],
  faults_count: 0,
  changes: [],
  created: 0,
  changed: 0,
  unchanged: 0,
  stock_movements: 0,
  plan: null,
}

function refuse(faults: readonly FileFault[], language: Language): ImportResult {
  const report = faults.slice(0, maxImportList).map(({ line, entry, field, reason }) => ({
    line,
    entry: entry[language],
    column: field[language],
    reason: reason[language],
  }))
  return { ...noResult, outcome: 'refused', faults: report, faults_count: faults.length }
}

function tally(changes: readonly ImportChange[], entries: number) {
  const created = changes.filter(({ outcome }) => outcome === 'created').length
  const changed = changes.length - created
  return { created, changed, unchanged: entries - created - changed }
}

/** Audits the import as one entry, with one more for each record that it changed. */
async function recordImport(db: Db, changes: readonly ImportChange[], actorId: UserId): Promise<void> {
  if (changes.length === 0) return
  const { created, changed } = tally(changes, changes.length)
  const entry = {
    actorId,
    action: 'imported',
    entity: 'catalogue' as const,
    entityId: 'file',
    after: { created, changed },
  }
  const groupId = await recordGroup(db, entry)
  for (const change of changes) await recordImported(db, change, { actorId, groupId })
}

async function recordImported(
  db: Db,
  { kind, code, name, outcome, fields }: ImportChange,
  by: { actorId: UserId; groupId: number },
): Promise<void> {
  const change = { ...by, action: 'imported', entity: kind, entityId: code }
  if (outcome === 'created') return await recordChange(db, { ...change, after: { name } })
  const states = (side: 'before' | 'after') =>
    Object.fromEntries(fields.map((field) => [nameInAudit(field.field), field[side]]))
  await recordChange(db, { ...change, before: states('before'), after: states('after') })
}

/** A fact has the same name in the log however it was changed. */
function nameInAudit(column: string): string {
  const fact = factOfColumn(column)
  return fact === null ? column : `facts.${fact}`
}
