import { fromBaseUnit, toBaseUnit } from '@shop/contract'
import type { FactInput, StaffFact } from '@shop/contract/staff'
import { factPlacesOf } from './fact-places.rules.ts'
import type { FactColumns, FactRecord } from './facts.staff-repository.ts'

/** A definition as staff see it, its bounds in its own unit. */
export function presentStaffFact(record: FactRecord): StaffFact {
  const { id, version, key, name, kind, unit, group, better } = record
  const inUnit = (bound: number | null) => (bound === null ? null : fromBaseUnit(bound, unit))
  return {
    id,
    version,
    key,
    name,
    kind,
    unit,
    group,
    better,
    min: inUnit(record.minValue),
    max: inUnit(record.maxValue),
    shown_in: factPlacesOf(record),
    choices: record.choices.map(({ key, name, productsCount }) => ({ key, name, products_count: productsCount })),
    types: record.typeIds,
    categories: record.categoryIds,
    place: record.sortOrder,
    products_count: record.productsCount,
    updated_at: record.updatedAt.toISOString(),
  }
}

/** The columns of an input, its bounds in the base unit. */
export function toFactColumns(input: FactInput): FactColumns {
  const { key, name, kind, unit, group, better, shown_in } = input
  const inBase = (bound: number | null) => (bound === null ? null : toBaseUnit(bound, unit))
  return {
    key,
    nameEn: name.en,
    nameAr: name.ar,
    kind,
    unit,
    group,
    better,
    minValue: inBase(input.min),
    maxValue: inBase(input.max),
    isKey: shown_in.includes('key'),
    inCard: shown_in.includes('card'),
    inFacets: shown_in.includes('facet'),
    inComparison: shown_in.includes('comparison'),
  }
}

/** The fields of a definition that the audit log compares. */
export function factStateOf(fact: StaffFact) {
  const { id, version, products_count, updated_at, choices, ...state } = fact
  return { ...state, choices: choices.map(({ key, name }) => ({ key, name })) }
}
