import { fromBaseUnit, type Language, type Localized, parsePounds, piastres, toPounds } from '@shop/contract'
import {
  type OfferFact,
  type OfferInput,
  type OfferOutcome,
  type OfferPreview,
  offerOutcomes,
  type StaffOffer,
} from '@shop/contract/staff'
import { formatFlag, formatRange } from '@shop/i18n'
import type { FactCondition, OfferColumns, OfferRecord, PricedVariant } from './offers.repository.ts'
import { isPriceRefused, priceOutcomeOf, stateOf } from './offers.rules.ts'

/** Variants that a preview names. */
const maxNamed = 200

export function presentOffer(record: OfferRecord): StaffOffer {
  const { id, version, name, scope, targetIds, leftOutIds, kind, value, floorPiastres, endsInNine, priority } = record
  return {
    id,
    version,
    name,
    scope,
    targets: targetIds,
    fact: presentFact(record),
    left_out: leftOutIds,
    kind,
    // A hundredth of a percent, as a hundredth of a pound.
    value: pounds(value),
    floor: floorPiastres === null ? null : pounds(floorPiastres),
    ends_in_9: endsInNine,
    priority,
    starts_at: record.startsAt.toISOString(),
    ends_at: record.endsAt.toISOString(),
    state: stateOf(record),
    updated_at: record.updatedAt.toISOString(),
  }
}

/** The fields of the audit log. */
export function offerStateOf(record: OfferRecord) {
  const { id: _id, version: _version, state: _state, updated_at: _changed, ...offer } = presentOffer(record)
  return { ...offer, fact: describeFact(record) }
}

function presentFact({ fact, factFlag, factMin, factMax }: OfferRecord): OfferFact | null {
  if (!fact) return null
  const inUnit = (end: number | null) => (end === null ? null : fromBaseUnit(end, fact.unit))
  const flag = factFlag === null ? null : factFlag ? 'yes' : 'no'
  return { key: fact.key, value: fact.choice?.key ?? flag, min: inUnit(factMin), max: inUnit(factMax) }
}

/** Such as `Capacity: 5 L or more`: the audit log keeps it as it was called. */
function describeFact(record: OfferRecord): Localized | null {
  const { fact, factFlag } = record
  const range = presentFact(record)
  if (!fact || !range) return null
  const inWords = (language: Language) => {
    const flag = factFlag === null ? null : formatFlag(factFlag, language)
    return `${fact.name[language]}: ${fact.choice?.name[language] ?? flag ?? formatRange(range, fact.unit, language)}`
  }
  return { en: inWords('en'), ar: inWords('ar') }
}

export function presentPreview(variants: readonly PricedVariant[]): OfferPreview {
  const results = variants.map((variant) => ({
    product: variant.productId,
    sku: variant.sku,
    name: variant.name,
    color: variant.color,
    from: pounds(variant.regular),
    to: variant.offered === null ? null : pounds(variant.offered),
    lowest: variant.lowest === null ? null : pounds(variant.lowest),
    outcome: priceOutcomeOf(variant),
  }))
  const byOutcome = Map.groupBy(results, ({ outcome }) => outcome)
  const countOf = (outcome: OfferOutcome) => byOutcome.get(outcome)?.length ?? 0
  return {
    variants: results.length - countOf('left_out'),
    counts: {
      not_lower: countOf('not_lower'),
      at_floor: countOf('at_floor'),
      not_possible: countOf('not_possible'),
      outranked: countOf('outranked'),
      not_struck: countOf('not_struck'),
      struck: countOf('struck'),
      left_out: countOf('left_out'),
    },
    refused_products: [...new Set(variants.filter(isPriceRefused).map(({ productId }) => productId))],
    results: offerOutcomes.flatMap((outcome) => byOutcome.get(outcome) ?? []).slice(0, maxNamed),
  }
}

/**
 * @param fact the condition of an offer over a fact
 * @param now an offer never starts before it is made: what it strikes through is the price of the 30 days before that
 */
export function toOfferColumns(input: OfferInput, fact: FactCondition, now: Date): OfferColumns {
  const startsAt = new Date(Math.max(Date.parse(input.starts_at), now.getTime()))
  return {
    nameEn: input.name.en,
    nameAr: input.name.ar,
    scope: input.scope,
    targetIds: input.scope === 'facts' ? [] : distinct(input.targets),
    ...fact,
    leftOutIds: distinct(input.left_out),
    kind: input.kind,
    value: toPiastres(input.value),
    floorPiastres: input.kind === 'fixed' || input.floor === null ? null : toPiastres(input.floor),
    endsInNine: input.kind !== 'fixed' && input.ends_in_9,
    priority: input.priority,
    startsAt,
    endsAt: new Date(input.ends_at),
  }
}

function distinct(ids: readonly number[]): number[] {
  return [...new Set(ids)].sort((left, right) => left - right)
}

/** The contract has checked the amount. */
function toPiastres(amount: number): number {
  return parsePounds(amount) ?? 0
}

function pounds(amount: number): number {
  return toPounds(piastres(amount))
}
