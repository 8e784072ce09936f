import type { UserId } from '@shop/contract'
import type { OfferInput, OfferPreview, PreviewedOffer, StaffOffer } from '@shop/contract/staff'
import { type Db, inTransaction } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import { InputError } from '../../http/errors/input.ts'
import { recordChange } from '../audit/index.ts'
import { lockDefinitions, readDefinitions } from '../catalog/index.ts'
import * as table from './offers.repository.ts'
import { conditionOf, isPriceRefused, keepsTerms, noFact, stateOf } from './offers.rules.ts'
import { offerStateOf, presentOffer, presentPreview, toOfferColumns } from './offers.staff-presenter.ts'

const entity = 'offer'
export type ChangeContext = { actorId: UserId; now: Date }

/** @throws AppError `not_found` */
export async function getOffer(db: Db, id: number): Promise<StaffOffer> {
  return presentOffer(await getRecord(db, id))
}

/** @throws AppError `fact_not_found` */
export async function previewOffer(db: Db, { id, ...input }: PreviewedOffer, now: Date): Promise<OfferPreview> {
  return presentPreview(await table.priceVariants(db, await readColumns(db, input, now), id ?? null))
}

/** @throws AppError `offer_refused` (details: `products`), `offer_over`, `fact_not_found` */
export async function createOffer(db: Db, input: OfferInput, { actorId, now }: ChangeContext): Promise<StaffOffer> {
  return await inTransaction(db, async (tx) => {
    await lockDefinitions(tx, 'change')
    const columns = await readColumns(tx, input, now)
    await checkTerms(tx, columns)
    const id = await table.insertOffer(tx, columns)
    await table.applyOffers(tx, now)
    const made = await getRecord(tx, id)
    await recordChange(tx, { actorId, action: 'created', entity, entityId: id, after: offerStateOf(made) })
    return presentOffer(made)
  })
}

/**
 * Changes a planned offer. Of a running one only names and end change; an end that has passed ends it now.
 *
 * @throws AppError `not_found`, `version_conflict`, `offer_refused` (details: `products`), `offer_running`, `offer_over`,
 *   `fact_not_found`
 */
export async function changeOffer(
  db: Db,
  id: number,
  { version, ...input }: OfferInput & { version: number },
  { actorId, now }: ChangeContext,
): Promise<StaffOffer> {
  return await inTransaction(db, async (tx) => {
    const before = await lockForChange(tx, id, version, now)
    if (stateOf(before) === 'running')
      await changeRunning(tx, before, await readColumns(tx, input, before.startsAt), now)
    else {
      const columns = await readColumns(tx, input, now)
      await checkTerms(tx, columns)
      await table.updateOffer(tx, id, columns)
    }
    await table.applyOffers(tx, now)
    const after = await getRecord(tx, id)
    const states = { before: offerStateOf(before), after: offerStateOf(after) }
    await recordChange(tx, { actorId, action: 'updated', entity, entityId: id, ...states })
    return presentOffer(after)
  })
}

/** @returns the deleted offer. @throws AppError `not_found`, `version_conflict`, `offer_running`, `offer_over` */
export async function removeOffer(db: Db, id: number, version: number, { actorId, now }: ChangeContext) {
  return await inTransaction(db, async (tx) => {
    const before = await lockForChange(tx, id, version, now)
    // It stays as the proof of what was struck through.
    if (stateOf(before) === 'running') throw new AppError('offer_running')
    await table.deleteOffer(tx, id)
    await recordChange(tx, { actorId, action: 'removed', entity, entityId: id, before: offerStateOf(before) })
    return presentOffer(before)
  })
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

async function getRecord(db: Db, id: number): Promise<table.OfferRecord> {
  const record = await table.findOffer(db, id)
  if (!record) throw new AppError('not_found')
  return record
}

/** Starts and ends what is due first, so that the state of the offer is that of this moment. */
async function lockForChange(tx: Db, id: number, version: number, now: Date): Promise<table.OfferRecord> {
  await lockDefinitions(tx, 'change')
  await table.applyOffers(tx, now)
  const record = await table.lockOffer(tx, id)
  if (!record) throw new AppError('not_found')
  if (record.version !== version) throw new AppError('version_conflict', { details: { version: record.version } })
  if (stateOf(record) === 'over') throw new AppError('offer_over')
  return record
}

async function changeRunning(tx: Db, before: table.OfferRecord, columns: table.OfferColumns, now: Date) {
  if (!keepsTerms(before, columns)) throw new AppError('offer_running')
  const { nameEn, nameAr } = columns
  const earliest = Math.max(now.getTime(), before.startsAt.getTime() + 1)
  await table.updateOffer(tx, before.id, {
    nameEn,
    nameAr,
    endsAt: new Date(Math.max(columns.endsAt.getTime(), earliest)),
  })
  await table.refreshPricesOfOffers(tx, [before.id])
}

async function checkTerms(tx: Db, columns: table.OfferColumns): Promise<void> {
  if (columns.endsAt <= columns.startsAt) throw new AppError('offer_over', { fields: ['ends_at'] })
  const refused = (await table.priceVariants(tx, columns, null)).filter(isPriceRefused)
  const products = new Set(refused.map(({ productId }) => productId)).size
  if (products > 0) throw new AppError('offer_refused', { details: { products } })
}
