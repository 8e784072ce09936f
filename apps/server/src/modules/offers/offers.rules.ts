import type { OfferOutcome, StaffOffer } from '@shop/contract/staff'
import type { OfferColumns, OfferRecord, PricedVariant } from './offers.repository.ts'

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
