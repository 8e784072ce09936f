import type { Localized } from '@shop/contract'
import { foldSku } from '@shop/contract/staff'
import type { Db } from '../../database/client.ts'
import { checkEntries, toFault } from './checking/check-document.rules.ts'
import { crossCheck, findUnknownCategories } from './checking/cross-checks.rules.ts'
import type { ImportDocument } from './checking/import-document.schema.ts'
import { reasons } from './checking/import-reasons.data.ts'
import { listModels, listPictures, type Outline, outlineOf } from './checking/outline.rules.ts'
import { type ResolvedFacts, resolveFacts } from './facts/resolve-facts.rules.ts'
import { readShopFacts } from './facts/shop-facts.repository.ts'
import type { ImportCounts } from './import-report.types.ts'
import { findPictures } from './pictures/find-pictures.service.ts'
import { type IngestModel, importModels } from './pictures/import-models.service.ts'
import { type IngestPicture, importPictures } from './pictures/import-pictures.service.ts'
import { findShopPictures } from './pictures/shop-pictures.service.ts'
import {
  type FileFault,
  type FileFinding,
  type ImportFile,
  type Path,
  sortFaults,
} from './reading/import-file.types.ts'
import { listCategoryKeys, listStoredSkus } from './writing/import.repository.ts'
import { type ImportRows, toRows } from './writing/import-rows.rules.ts'
import type { ImportProgress } from './writing/write-import.service.ts'

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
      facts: ResolvedFacts
      /** Ids in the shop of the pictures that the file names. */
      pictureIds: ReadonlyMap<string, number>
      pictures: ImportCounts['pictures']
    }
  | { isReady: false; faults: FileFault[] }

/**
 * Checks all of a file and, when it has no fault, stores its pictures and models. That happens before any
 * transaction, because it takes long and an unused picture does no harm.
 *
 * @returns what to write, or every fault in the order of the file
 */
export async function prepareImport(db: Db, file: ImportFile, deps: MediaDeps): Promise<PreparedImport> {
  const given = outlineOf(file.content)
  const spell = await readSpellings(
    db,
    given.products.flatMap(({ sku }) => sku ?? []),
  )
  const outline = { ...given, products: given.products.map(spell) }
  // A cell that cannot be read has one fault, whatever else its remains look like.
  const damaged = new Set(file.faults.map(placeOf))
  const refuse = (findings: readonly FileFinding[]): PreparedImport => ({
    isReady: false,
    faults: sortFaults([
      ...file.faults,
      ...findings
        .map((finding) => toFault(finding, file, outline))
        .filter((fault) => fault.field.en === '' || !damaged.has(placeOf(fault))),
    ]),
  })
  const { document: checked, findings: found } = checkEntries(file.content)
  const document = { ...checked, products: checked.products.map(spell) }
  const unknownCategories = findUnknownCategories(outline, await listCategoryKeys(db))
  const skus = outline.products.flatMap(({ sku }) => sku ?? [])
  const facts = resolveFacts(outline, await readShopFacts(db, skus))
  const places = listPictures(outline)
  const inShop = await findShopPictures(db, places.keys())
  const { files, problems } = await findPictures(inShop.others, file.folder)
  const models = listModels(outline)
  const modelFiles = await findPictures(models.keys(), file.folder)
  // A file may have more faults than a call can have arguments.
  const findings = found.concat(
    crossCheck(outline),
    unknownCategories,
    facts.findings,
    locateProblems(new Map([...inShop.problems, ...problems]), places),
    locateProblems(modelFiles.problems, models),
  )
  if (findings.length + file.faults.length > 0) return refuse(findings)
  if (isEmpty(outline)) return refuse([{ path: [], reason: reasons.emptyFile }])

  const brought = await importPictures(db, files, deps.ingestPicture, (done, total) =>
    deps.onProgress?.({ step: 'pictures', done, total }),
  )
  if (brought.problems.size > 0) return refuse(locateProblems(brought.problems, places))
  const made = await importModels(modelFiles.files, deps.ingestModel)
  if (made.problems.size > 0) return refuse(locateProblems(made.problems, models))
  const ids = new Map([...inShop.ids, ...brought.ids])
  return {
    isReady: true,
    document,
    rows: toRows(document, facts.resolved, ids, made.keys),
    facts: facts.resolved,
    pictureIds: ids,
    pictures: brought.counts,
  }
}

function placeOf({ line, field }: FileFault): string {
  return `${line} ${field.en}`
}

/** A product of the file gets the spelling of its SKU that the shop has. */
async function readSpellings(db: Db, skus: readonly string[]) {
  const stored = new Map((await listStoredSkus(db, skus)).map((sku) => [foldSku(sku), sku]))
  return <Product extends { sku: string | null }>(product: Product): Product =>
    product.sku === null ? product : { ...product, sku: stored.get(foldSku(product.sku)) ?? product.sku }
}

/** Reports a faulty file at each entry that names it. */
function locateProblems(problems: ReadonlyMap<string, Localized>, places: ReadonlyMap<string, Path[]>): FileFinding[] {
  return [...places].flatMap(([picture, paths]) => {
    const reason = problems.get(picture)
    return reason === undefined ? [] : paths.map((path) => ({ path, reason }))
  })
}

function isEmpty({ categories, products }: Outline): boolean {
  return categories.length === 0 && products.length === 0
}
