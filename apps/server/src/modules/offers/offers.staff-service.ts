import type { OfferInput, OfferPreview, PreviewedOffer } from '@shop/contract/staff'
import type { Db } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import { InputError } from '../../http/errors/input.ts'
import type { RemovableKind } from '../audit/index.ts'
import { lockDefinitions, readDefinitions } from '../catalog/index.ts'
import * as table from './offers.repository.ts'
import { conditionOf, isPriceRefused, keepsTerms, noFact, stateOf } from './offers.rules.ts'
import { offerStateOf, presentPreview, toOfferColumns } from './offers.staff-presenter.ts'

/** @throws AppError `fact_not_found` */
export async function previewOffer(db: Db, { id, ...input }: PreviewedOffer, now: Date): Promise<OfferPreview> {
  return presentPreview(await table.priceVariants(db, await readColumns(db, input, now), id ?? null))
}

/**
 * Offers at a moment. A planned one may be changed and removed; of a running one only names and end change, and an end that has passed
 * ends it now. Checks throw `offer_refused` (details: `products`), `offer_running`, `offer_over`, `fact_not_found`.
 */
export function offersAt(now: Date): RemovableKind<table.OfferRecord, OfferInput, OfferInput> {
  return {
    entity: 'offer',
    missing: 'not_found',
    stateOf: offerStateOf,
    find: table.findOffer,
    /** Starts and ends what is due, so that the state of an offer is that of this moment. */
    async lock(tx) {
      await lockDefinitions(tx, 'change')
      await table.applyOffers(tx, now)
    },
    async insert(tx, input) {
      const columns = await readColumns(tx, input, now)
      await checkTerms(tx, columns)
      const id = await table.insertOffer(tx, columns)
      await table.applyOffers(tx, now)
      return id
    },
    async update(tx, before, input) {
      refuseOver(before)
      const isRunning = stateOf(before) === 'running'
      const columns = await readColumns(tx, input, isRunning ? before.startsAt : now)
      if (!isRunning) await checkTerms(tx, columns)
      const isSaved = isRunning
        ? await changeRunning(tx, before, columns, now)
        : await table.updateOffer(tx, before.id, before.version, columns)
      await table.applyOffers(tx, now)
      return isSaved
    },
    async remove(tx, offer) {
      refuseOver(offer)
      // It stays as the proof of what was struck through.
      if (stateOf(offer) === 'running') throw new AppError('offer_running')
      return await table.deleteOffer(tx, offer.id, offer.version)
    },
  }
}

/** @throws AppError `fact_not_found`; InputError where the fact has no such value */
async function readColumns(db: Db, input: OfferInput, now: Date): Promise<table.OfferColumns> {
  const { scope, fact } = input
  if (scope !== 'facts' || !fact) return toOfferColumns(input, noFact, now)
  const definition = (await readDefinitions(db)).get(fact.key)
  if (!definition) throw new AppError('fact_not_found', { fields: ['fact.key'] })
  const condition = conditionOf(definition, fact)
  const field = definition.kind === 'number' ? 'min' : 'value'
  if (!condition)
    throw new InputError([{ code: 'custom', path: ['fact', field], message: 'of_fact', params: { reason: 'of_fact' } }])
  return toOfferColumns(input, condition, now)
}

function refuseOver(offer: table.OfferRecord): void {
  if (stateOf(offer) === 'over') throw new AppError('offer_over')
}

async function changeRunning(
  tx: Db,
  before: table.OfferRecord,
  columns: table.OfferColumns,
  now: Date,
): Promise<boolean> {
  if (!keepsTerms(before, columns)) throw new AppError('offer_running')
  const { id, version, startsAt } = before
  const { nameEn, nameAr } = columns
  const endsAt = new Date(Math.max(columns.endsAt.getTime(), now.getTime(), startsAt.getTime() + 1))
  const isSaved = await table.updateOffer(tx, id, version, { nameEn, nameAr, endsAt })
  await table.refreshPricesOfOffers(tx, [id])
  return isSaved
}

async function checkTerms(tx: Db, columns: table.OfferColumns): Promise<void> {
  if (columns.endsAt <= columns.startsAt) throw new AppError('offer_over', { fields: ['ends_at'] })
  const refused = (await table.priceVariants(tx, columns, null)).filter(isPriceRefused)
  const products = new Set(refused.map(({ productId }) => productId)).size
  if (products > 0) throw new AppError('offer_refused', { details: { products } })
}
