import { toBaseUnit } from '@shop/contract'
import type { OfferFact, OfferOutcome, StaffOffer } from '@shop/contract/staff'
import type { FactDefinitions } from '../catalog/index.ts'
import type { FactCondition, OfferColumns, OfferRecord, PricedVariant } from './offers.repository.ts'

type PricedTerms = Pick<PricedVariant, 'regular' | 'offered' | 'lowest' | 'floor' | 'isLeftOut' | 'isOutranked'>

/** What becomes of the price of a variant; see `offerOutcomes` of the contract. */
export function priceOutcomeOf({ regular, offered, lowest, floor, isLeftOut, isOutranked }: PricedTerms): OfferOutcome {
  if (isLeftOut) return 'left_out'
  if (offered === null) return floor !== null && floor >= regular ? 'at_floor' : 'not_possible'
  if (lowest !== null && offered >= lowest) return 'not_lower'
  if (isOutranked) return 'outranked'
  return lowest === null ? 'not_struck' : 'struck'
}

export function isPriceRefused(variant: PricedTerms): boolean {
  return ['not_lower', 'at_floor', 'not_possible'].includes(priceOutcomeOf(variant))
}

export function stateOf({ startedAt, endedAt }: Pick<OfferRecord, 'startedAt' | 'endedAt'>): StaffOffer['state'] {
  if (endedAt !== null) return 'over'
  return startedAt === null ? 'planned' : 'running'
}

/** Whether a change of a running offer touches only its names and its end. */
export function keepsTerms(record: OfferRecord, columns: OfferColumns): boolean {
  const fixed = [
    'scope',
    'targetIds',
    'factId',
    'factChoiceId',
    'factFlag',
    'factMin',
    'factMax',
    'leftOutIds',
    'kind',
    'value',
    'floorPiastres',
    'endsInNine',
    'priority',
    'startsAt',
  ]
  const termsOf = (offer: Readonly<Record<string, unknown>>) => JSON.stringify(fixed.map((name) => offer[name]))
  return termsOf(record) === termsOf(columns)
}

export const noFact: FactCondition = {
  factId: null,
  factKind: null,
  factChoiceId: null,
  factFlag: null,
  factMin: null,
  factMax: null,
}

type DefinedFact = NonNullable<ReturnType<FactDefinitions['get']>>

/** The condition that a value of a fact makes; null where the fact has no such value. */
export function conditionOf(
  { id, kind, unit, choices }: Pick<DefinedFact, 'id' | 'kind' | 'unit' | 'choices'>,
  { value, min, max }: OfferFact,
): FactCondition | null {
  const condition = { ...noFact, factId: id }
  if (kind === 'choice') {
    const choice = choices.find(({ key }) => key === value)
    return choice ? { ...condition, factKind: kind, factChoiceId: choice.id } : null
  }
  if (kind === 'flag') {
    return value === 'yes' || value === 'no' ? { ...condition, factKind: kind, factFlag: value === 'yes' } : null
  }
  if (kind === 'text' || (min === null && max === null)) return null
  const inBase = (end: number | null) => (end === null ? null : toBaseUnit(end, unit))
  return { ...condition, factKind: kind, factMin: inBase(min), factMax: inBase(max) }
}
