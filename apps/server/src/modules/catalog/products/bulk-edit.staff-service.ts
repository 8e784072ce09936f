import { isDeepStrictEqual } from 'node:util'
import { type Piastres, toPounds, type UserId } from '@shop/contract'
import { type BulkEdit, type BulkEditResult, bulkFlags } from '@shop/contract/staff'
import { type Db, inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { recordChange, recordGroup } from '../../audit/index.ts'
import type { CatalogEffects } from '../catalog-effects.types.ts'
import { lockDefinitions } from '../facts/definitions-lock.repository.ts'
import { presentFactValues } from '../facts/fact-values.staff-presenter.ts'
import type { FactDefinitions } from '../facts/plan-facts.rules.ts'
import { saveProductFacts } from '../facts/product-facts.repository.ts'
import { checkType, readDefinitions, requireFacts } from '../facts/product-facts.service.ts'
import { updatePrices, updateProducts } from './bulk-edit.repository.ts'
import { changePrice } from './price-change.rules.ts'
import { stateOfProduct } from './products.staff-presenter.ts'
import { findStaffProducts, type StaffProductRecord, type StaffVariantRow } from './products.staff-repository.ts'
import { isCategory, lockProducts } from './write-products.repository.ts'

type Change = BulkEdit['change']
type Planned = { before: StaffProductRecord; after: StaffProductRecord; isChanged: boolean }

/**
 * Changes many products in one transaction, all or none; a preview stores nothing.
 *
 * @throws InputError for facts; AppError `product_not_found`, `category_not_found`, `product_type_not_found`, `price_not_possible` (details: `sku`), `version_conflict`
 *   (details: `sku`, `version`) when one of them has been changed since the preview
 */
export async function bulkEditProducts(db: Db, input: BulkEdit, actorId: UserId, effects: CatalogEffects) {
  const versions = new Map(input.products.map(({ id, version }) => [id, version]))
  return await inTransaction(db, async (tx) => {
    const ids = [...versions.keys()]
    // A preview writes nothing, so it locks no row that is on sale.
    if (!input.is_preview) {
      await lockDefinitions(tx, 'use')
      await lockProducts(tx, ids)
    }
    await checkType(tx, input.change.type ?? null)
    if (input.change.category !== undefined && !(await isCategory(tx, input.change.category)))
      throw new AppError('category_not_found', { fields: ['category'] })
    const records = await findStaffProducts(tx, ids)
    if (records.length < ids.length) throw new AppError('product_not_found')
    for (const { id, sku, version } of records) {
      const seen = versions.get(id)
      if (seen !== undefined && seen !== version) throw new AppError('version_conflict', { details: { sku, version } })
    }
    const definitions = await readDefinitions(tx)
    const plan = records.map((before) => planChange(before, input.change, definitions))
    if (!input.is_preview) await store(tx, plan, input.change, actorId, effects)
    return present(plan, input.is_preview)
  })
}

function planChange(before: StaffProductRecord, change: Change, definitions: FactDefinitions): Planned {
  const kind = {
    categoryId: change.category ?? before.categoryId,
    typeId: change.type === undefined ? before.typeId : change.type,
  }
  const after = {
    ...before,
    ...kind,
    facts: requireFacts(definitions, kind, before.facts, change.facts ?? {}),
    fields: { ...before.fields, ...flagsOf(change) },
    variants: before.variants.map((variant) => ({ ...variant, price: newPrice(variant, before.sku, change) })),
  }
  return { before, after, isChanged: !isDeepStrictEqual(before, after) }
}

function newPrice(variant: StaffVariantRow, sku: string, { price }: Change): number {
  if (!price) return variant.price
  const changed = changePrice(variant.price, price)
  if (changed === null) throw new AppError('price_not_possible', { details: { sku } })
  return changed
}

async function store(db: Db, plan: readonly Planned[], change: Change, actorId: UserId, effects: CatalogEffects) {
  const changed = plan.filter(({ isChanged }) => isChanged)
  const ids = changed.map(({ after }) => after.id)
  if (ids.length === 0) return
  await updatePrices(db, changed.flatMap(listChangedVariants))
  await updateProducts(db, ids, {
    ...flagsOf(change),
    ...(change.category !== undefined && { category_id: change.category }),
    ...(change.type !== undefined && { type_id: change.type }),
  })
  await saveProductFacts(
    db,
    changed.map(({ after }) => after),
  )
  await effects.onProductsChanged(db, ids)
  const entry = { actorId, action: 'bulk_edited', entity: 'product' as const, entityId: 'list' }
  const groupId = await recordGroup(db, { ...entry, after: { products: ids.length } })
  for (const { before, after } of changed) {
    const states = { before: stateOfProduct(before), after: stateOfProduct(after) }
    await recordChange(db, { actorId, action: 'updated', entity: 'product', entityId: after.id, groupId, ...states })
  }
}

function listChangedVariants({ before, after }: Planned): StaffVariantRow[] {
  return after.variants.filter(({ price }, index) => price !== before.variants[index]?.price)
}

function present(plan: readonly Planned[], isPreview: boolean): BulkEditResult {
  const results = plan.map(({ before, after, isChanged }) => ({
    id: before.id,
    version: before.version + (isChanged && !isPreview ? 1 : 0),
    sku: before.sku,
    name: before.name,
    is_changed: isChanged,
    fields: listFields(before, after),
    prices: listChangedVariants({ before, after, isChanged }).flatMap((variant) => {
      const old = before.variants.find(({ id }) => id === variant.id)
      return old ? [{ hex: variant.hex, before: presentPrice(old), after: presentPrice(variant) }] : []
    }),
  }))
  return { is_preview: isPreview, changed: plan.filter(({ isChanged }) => isChanged).length, results }
}

/** The changed flags, by column. */
function flagsOf(change: Change): Partial<Record<(typeof bulkFlags)[number], boolean>> {
  const given = bulkFlags.filter((name) => change[name] !== undefined)
  return Object.fromEntries(given.map((name) => [name, change[name]]))
}

function listFields(before: StaffProductRecord, after: StaffProductRecord): string[] {
  const kinds = { category: before.categoryId !== after.categoryId, type: before.typeId !== after.typeId }
  return [
    ...Object.entries(kinds).flatMap(([field, isChanged]) => (isChanged ? [field] : [])),
    ...bulkFlags.filter((name) => before.fields[name] !== after.fields[name]),
    ...listChangedFacts(before, after),
  ]
}

function listChangedFacts(before: StaffProductRecord, after: StaffProductRecord): string[] {
  const [old, now] = [presentFactValues(before.facts), presentFactValues(after.facts)]
  const keys = new Set([...Object.keys(old), ...Object.keys(now)])
  return [...keys].filter((key) => !isDeepStrictEqual(old[key], now[key])).map((key) => `facts.${key}`)
}

function presentPrice({ price }: StaffVariantRow) {
  return { price: toPounds(price as Piastres) }
}
