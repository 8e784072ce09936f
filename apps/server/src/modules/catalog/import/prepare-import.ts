import type { Localized } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import { bringModels, type IngestModel } from './bring-models.ts'
import { bringPictures, type IngestPicture } from './bring-pictures.ts'
import { checkEntries, toFault } from './check-document.ts'
import { crossCheck, findUnknownCategories } from './cross-checks.ts'
import { findPictures } from './find-pictures.ts'
import { listCategoryKeys } from './import.repository.ts'
import type { ImportDocument } from './import-document.ts'
import { type Fault, type Finding, type ImportFile, type Path, sortFaults } from './import-file.ts'
import { reasons } from './import-reasons.ts'
import type { ImportCounts } from './import-report.ts'
import { type ImportRows, toRows } from './import-rows.ts'
import { listModels, listPictures, type Outline, outlineOf } from './outline.ts'
import { findShopPictures } from './shop-pictures.ts'
import type { ImportProgress } from './write-import.ts'

export type MediaDeps = {
  ingestPicture: IngestPicture
  ingestModel: IngestModel
  onProgress?: (progress: ImportProgress) => void
}

export type PreparedImport =
  | {
      isReady: true
      document: ImportDocument
      rows: ImportRows
      /** Ids in the shop of the pictures that the file names. */
      pictureIds: ReadonlyMap<string, number>
      pictures: ImportCounts['pictures']
    }
  | { isReady: false; faults: Fault[] }

/**
 * Checks all of a file and, when nothing is wrong with it, brings its pictures and models into the media store. That happens before any
 * transaction, because it takes long and a picture without a product does no harm.
 *
 * @returns what to write, or every fault in the order of the file
 */
export async function prepareImport(db: Db, file: ImportFile, deps: MediaDeps): Promise<PreparedImport> {
  const outline = outlineOf(file.content)
  const refuse = (findings: readonly Finding[]): PreparedImport => ({
    isReady: false,
    faults: sortFaults([...file.faults, ...findings.map((finding) => toFault(finding, file, outline))]),
  })
  const { document, findings } = checkEntries(file.content)
  findings.push(...crossCheck(outline), ...findUnknownCategories(outline, await listCategoryKeys(db)))
  const places = listPictures(outline)
  const inShop = await findShopPictures(db, places.keys())
  const { files, problems } = await findPictures(inShop.others, file.folder)
  findings.push(...locateProblems(new Map([...inShop.problems, ...problems]), places))
  const models = listModels(outline)
  const modelFiles = await findPictures(models.keys(), file.folder)
  findings.push(...locateProblems(modelFiles.problems, models))
  if (findings.length + file.faults.length > 0) return refuse(findings)
  if (isEmpty(outline)) return refuse([{ path: [], reason: reasons.emptyFile }])

  const brought = await bringPictures(db, files, deps.ingestPicture, (done, total) =>
    deps.onProgress?.({ step: 'pictures', done, total }),
  )
  if (brought.problems.size > 0) return refuse(locateProblems(brought.problems, places))
  const made = await bringModels(modelFiles.files, deps.ingestModel)
  if (made.problems.size > 0) return refuse(locateProblems(made.problems, models))
  const ids = new Map([...inShop.ids, ...brought.ids])
  return { isReady: true, document, rows: toRows(document, ids, made.keys), pictureIds: ids, pictures: brought.counts }
}

/** A file that several entries name is wrong at each of them. */
function locateProblems(problems: ReadonlyMap<string, Localized>, places: ReadonlyMap<string, Path[]>): Finding[] {
  return [...places].flatMap(([picture, paths]) => {
    const reason = problems.get(picture)
    return reason === undefined ? [] : paths.map((path) => ({ path, reason }))
  })
}

function isEmpty({ categories, products }: Outline): boolean {
  return categories.length === 0 && products.length === 0
}
