import { planFacts, type StoredFact } from '../../catalog/index.ts'
import { reasons, tableReasons } from '../checking/import-reasons.data.ts'
import type { Outline } from '../checking/outline.rules.ts'
import { type FileFinding, maxFaults } from '../reading/import-file.types.ts'
import type { ShopFacts } from './shop-facts.repository.ts'

/** A fact value that a file sets or removes. */
export type FactChange = { sku: string; key: string; factId: number; fact: StoredFact | null }

/** The types and facts of a file, by ids of the shop. */
export type ResolvedFacts = {
  /** Types by SKU, of products whose entry names one or none. */
  types: ReadonlyMap<string, number | null>
  facts: readonly FactChange[]
  /** Ids of the types in a category, by its key, where its entry lists them. */
  categoryTypes: ReadonlyMap<string, number[]>
  stamp: string
}

/** Reads types and facts by the definitions of the shop. @returns also their faults */
export function resolveFacts(
  { categories, products }: Outline,
  shop: ShopFacts,
): { resolved: ResolvedFacts; findings: FileFinding[] } {
  const findings: FileFinding[] = []
  const types = new Map<string, number | null>()
  const categoryTypes = new Map<string, number[]>()
  const facts: FactChange[] = []
  const readType = (key: string, ...path: FileFinding['path']): number | null => {
    const id = shop.typeIds.get(key)
    if (id === undefined) findings.push({ path, reason: reasons.noType(key) })
    return id ?? null
  }
  categories.forEach(({ key, types: wanted }, index) => {
    if (key === null || wanted === undefined) return
    const ids = wanted.map((type, entry) => readType(type ?? '', 'categories', index, 'types', entry))
    categoryTypes.set(
      key,
      ids.filter((id) => id !== null),
    )
  })
  for (const [index, product] of products.entries()) {
    if (findings.length >= maxFaults) {
      findings.push({ path: ['products', index], reason: tableReasons.more })
      break
    }
    if (product.sku === null) continue
    const stored = shop.products.get(product.sku)
    const named = product.type && readType(product.type, 'products', index, 'type')
    const typeId = (product.type === undefined ? stored?.typeId : named || null) ?? null
    if (product.type !== undefined) types.set(product.sku, typeId)
    const categoryId = shop.categoryIds.get(product.category ?? '') ?? null
    const given = product.facts ?? {}
    const plan = planFacts(shop.definitions, { typeId, categoryId }, stored?.facts ?? [], given)
    findings.push(...plan.faults.map(({ key, reason }) => ({ path: ['products', index, 'facts', key], reason })))
    facts.push(...Object.keys(given).flatMap((key) => toChanges(product.sku ?? '', key, plan.facts, shop)))
  }
  return { resolved: { types, facts, categoryTypes, stamp: shop.stamp }, findings }
}

function toChanges(sku: string, key: string, facts: readonly StoredFact[], { definitions }: ShopFacts): FactChange[] {
  const definition = definitions.get(key)
  return definition ? [{ sku, key, factId: definition.id, fact: facts.find((fact) => fact.key === key) ?? null }] : []
}
