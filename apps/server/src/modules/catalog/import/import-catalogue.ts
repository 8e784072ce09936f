import type { Pool } from '../../../database/client.ts'
import { settleTables } from '../../../database/settle-tables.ts'
import type { ImportFile } from './import-file.ts'
import type { ImportCounts, ImportReport } from './import-report.ts'
import { type MediaParts, prepareImport } from './prepare-import.ts'
import { type ImportEffects, writeImport } from './write-import.ts'

/** What an import needs of the rest of the shop. */
export type ImportParts = ImportEffects & MediaParts

/**
 * Brings the catalogue to what a file says: all of it in one transaction, or nothing. Categories are found again by `key`, products
 * by `sku`, colors by `hex`; what is equal is not touched, so that a second run changes nothing. Categories and products that are
 * not in the file stay as they are; a color that its product's entry has no more goes out of sale. The stock in the file is the
 * counted stock at hand.
 *
 * @param options.isTrial takes everything back at the end; only the pictures remain in the media store
 * @see docs/catalogue-import.md
 */
export async function importCatalogue(
  pool: Pool,
  file: ImportFile,
  parts: ImportParts,
  options: { isTrial?: boolean } = {},
): Promise<ImportReport> {
  const prepared = await prepareImport(pool, file, parts)
  if (!prepared.isReady) return { outcome: 'refused', faults: prepared.faults }
  const { rows, pictures } = prepared
  let counts: ImportCounts | null = null
  try {
    await pool.begin(async (transaction) => {
      counts = { ...(await writeImport(transaction, rows, parts)), pictures }
      if (options.isTrial) throw new TrialEnd()
    })
  } catch (error) {
    if (!(error instanceof TrialEnd)) throw error
  }
  if (!options.isTrial) await settleTables(pool)
  if (!counts) throw new Error('The import ended without having counted')
  return { outcome: 'done', counts }
}

/** Thrown to take back all that a trial has written. */
class TrialEnd extends Error {}
