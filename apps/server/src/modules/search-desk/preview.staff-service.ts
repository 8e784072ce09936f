import type { Language } from '@shop/contract'
import type { PreviewSide, SearchChange } from '@shop/contract/staff'
import { searchLimits } from '@shop/contract/staff'
import type { Db, Pool } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import { getRecord } from '../audit/index.ts'
import { getListedProducts, type ProductDeps } from '../catalog/index.ts'
import { countSelection, type FindProducts } from '../listing/index.ts'
import { insertPin, updatePin } from './rules/pins.staff-repository.ts'
import { pinKind, toPinColumns } from './rules/pins.staff-service.ts'
import { insertRedirect, updateRedirect } from './rules/redirects.staff-repository.ts'
import { redirectKind, toRedirectColumns } from './rules/redirects.staff-service.ts'
import { insertSynonym, updateSynonym } from './synonyms/synonyms.staff-repository.ts'
import { synonymKind, toSynonymColumns } from './synonyms/synonyms.staff-service.ts'

export type PreviewDeps = Omit<ProductDeps, 'db'> & { db: Pool; productSearch: { draftIn(db: Db): FindProducts } }

/**
 * What a query finds now, and with a change. The change is written in a transaction that is rolled back, so the same search runs on
 * the same tables.
 *
 * @throws AppError `search_rule_not_found`, `search_term_empty`, `product_not_found`
 */
export async function previewChange(
  deps: PreviewDeps,
  query: string,
  change: SearchChange,
  language: Language,
): Promise<{ before: PreviewSide; after: PreviewSide }> {
  const before = await lookUp(deps, deps.db, query, language)
  const after = await inDraft(deps.db, async (tx) => {
    await writeChange(tx, change)
    return await lookUp(deps, tx, query, language)
  })
  return { before, after }
}

async function lookUp(deps: PreviewDeps, db: Db, query: string, language: Language): Promise<PreviewSide> {
  const search = deps.productSearch.draftIn(db)
  const { ids, count, answer } = await search(query, language, ({ selection, rank, answer }) => {
    return { ids: rank(selection, searchLimits.previewed), count: countSelection(selection), answer }
  })
  const [results, near] = await Promise.all([
    getListedProducts(deps, ids, language),
    getListedProducts(deps, answer.near, language),
  ])
  return { ...answer, count, results, near }
}

/** Writes a change as saving would, without the check that its terms are free. */
async function writeChange(tx: Db, change: SearchChange): Promise<void> {
  const { id } = change
  if (change.kind === 'synonym') {
    const columns = toSynonymColumns(change)
    if (id === null) await insertSynonym(tx, columns)
    else await updateSynonym(tx, id, (await getRecord(tx, synonymKind, id)).version, columns)
  } else if (change.kind === 'pin') {
    const pin = toPinColumns(change)
    const isThere =
      id === null
        ? (await insertPin(tx, pin)) !== null
        : await updatePin(tx, id, (await getRecord(tx, pinKind, id)).version, pin)
    if (!isThere) throw new AppError('product_not_found', { fields: ['product'] })
  } else {
    const columns = toRedirectColumns(change)
    if (id === null) await insertRedirect(tx, columns)
    else await updateRedirect(tx, id, (await getRecord(tx, redirectKind, id)).version, columns)
  }
}

/** Runs `work` in a transaction, and rolls it back. */
async function inDraft<Result>(db: Pool, work: (tx: Db) => Promise<Result>): Promise<Result> {
  const done = new Map<'result', Result>()
  const rollBack = new Error('The draft is rolled back')
  await db
    .begin(async (tx) => {
      done.set('result', await work(tx))
      throw rollBack
    })
    .catch((error: unknown) => {
      if (error !== rollBack) throw error
    })
  return done.get('result') as Result
}
