import { comparedFields, type Fact, type FactGroup, type Product, specificationGroupOf } from '@shop/contract'
import { factsIn } from '../../facts/product-facts.ts'
import { readField } from '../../facts/product-fields.ts'
import { groupFacts } from '../../facts/specification.ts'
import { type BestValue, findBestFact, findLowestPrice } from './best-value.ts'

/** What products are compared by besides their facts and declared fields; the texts of the rows have the same names. */
const attributes = {
  price: ({ price }) => price,
  originalPrice: ({ price, original_price: original }) => (original !== null && original > price ? original : null),
  rating: ({ rating, reviews_count: count }) => (count > 0 ? rating : null),
  availability: ({ in_stock: isInStock }) => isInStock,
  colors: ({ colors }) => colors.map(({ name }) => name),
} satisfies Record<string, (product: Product) => unknown>

export type Attribute = keyof typeof attributes
export type ComparedField = ReturnType<typeof comparedFields>[number]

/** `facts` holds one for each product, null where it is not known. */
export type ComparedRow = { differs: boolean; best: BestValue | null } & (
  | { attribute: Attribute }
  | { field: ComparedField }
  | { key: string; name: string; facts: readonly (Fact | null)[] }
)

/** Rows with their heading: none for what is bought, the group of facts, or `general`. */
export type ComparedGroup = { heading: FactGroup | 'general' | null; rows: ComparedRow[] }

const buying = ['price', 'originalPrice', 'rating', 'availability'] as const

/** The groups of the comparison, and in which rows the products differ; what none of the products has is left out. */
export function compareProducts(products: readonly Product[]): ComparedGroup[] {
  const rowsOf = (names: readonly Attribute[]) => names.flatMap((name) => compareAttribute(name, products) ?? [])
  const fields = compareFields(products)
  const inGroups = fields.flatMap(({ group, row }) => (group === 'general' ? [] : [{ group, row }]))
  const inGeneral = fields.flatMap(({ group, row }) => (group === 'general' ? [row] : []))
  const groups: ComparedGroup[] = [
    { heading: null, rows: rowsOf(buying) },
    ...groupFacts([...compareFacts(products), ...inGroups]).map(({ group, facts }) => ({
      heading: group,
      rows: facts.map(({ row }) => row),
    })),
    { heading: 'general', rows: [...rowsOf(['colors']), ...inGeneral] },
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}

/** The groups reduced to the rows in which the products differ. */
export function onlyDifferences(groups: readonly ComparedGroup[]): ComparedGroup[] {
  return groups
    .map(({ heading, rows }) => ({ heading, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0)
}

function compareAttribute(attribute: Attribute, products: readonly Product[]): ComparedRow | null {
  const values = products.map((product) => attributes[attribute](product))
  if (values.every(isMissing)) return null
  const best = attribute === 'price' ? findLowestPrice(products) : null
  return { attribute, differs: hasDifference(values), best }
}

/** A row for each declared field that one of the products has. */
function compareFields(products: readonly Product[]): { group: FactGroup | 'general'; row: ComparedRow }[] {
  return comparedFields().flatMap((field) => {
    const values = products.map((product) => readField(product, field))
    if (values.every(isMissing)) return []
    return [{ group: specificationGroupOf(field), row: { field, differs: hasDifference(values), best: null } }]
  })
}

/** A row for each fact that one of the products has for comparison. */
function compareFacts(products: readonly Product[]): { group: FactGroup; row: ComparedRow }[] {
  const known = new Map<string, Fact>()
  for (const fact of products.flatMap((product) => factsIn(product, 'comparison'))) {
    if (!known.has(fact.key)) known.set(fact.key, fact)
  }
  return [...known.values()].map(({ key, name, group }) => {
    const facts = products.map((product) => product.facts.find((fact) => fact.key === key) ?? null)
    const differs = hasDifference(facts.map((fact) => fact?.value ?? null))
    return { group, row: { key, name, facts, differs, best: findBestFact(facts) } }
  })
}

function hasDifference(values: readonly unknown[]): boolean {
  return new Set(values.map((value) => JSON.stringify(value))).size > 1
}

function isMissing(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
