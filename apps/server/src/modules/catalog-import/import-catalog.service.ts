import { inSnapshot, inTransaction, type Pool } from '../../database/client.ts'
import { settleTables } from '../../database/settle-tables.ts'
import type { ImportReport } from './import-report.types.ts'
import { type MediaDeps, prepareImport } from './prepare-import.service.ts'
import type { ImportFile } from './reading/import-file.types.ts'
import { type ImportEffects, previewImport, writeImport } from './writing/write-import.service.ts'

/** The dependencies of an import. */
export type ImportDeps = ImportEffects & MediaDeps

/**
 * Imports a catalogue file: all of it in one transaction, or nothing. Categories are matched by `key`, products
 * by `sku`, colors by `hex`; equal rows are not written, so that a second run changes nothing. Categories and products that are
 * not in the file are unchanged; a color missing from the entry of its product goes out of sale. The stock in the file is the
 * counted stock at hand.
 *
 * @param options.isTrial counts the changes without locks or writes; only the pictures stay in the media store
 * @see docs/catalogue-import.md
 */
export async function importCatalog(
  pool: Pool,
  file: ImportFile,
  deps: ImportDeps,
  options: { isTrial?: boolean } = {},
): Promise<ImportReport> {
  const prepared = await prepareImport(pool, file, deps)
  if (!prepared.isReady) return { outcome: 'refused', faults: prepared.faults }
  const { rows, pictures } = prepared
  const counts = options.isTrial
    ? await inSnapshot(pool, (tx) => previewImport(tx, rows, deps.onProgress))
    : await inTransaction(pool, (tx) => writeImport(tx, rows, deps))
  if (!options.isTrial) await settleTables(pool)
  return { outcome: 'done', counts: { ...counts, pictures } }
}
