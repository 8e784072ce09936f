import type { OfferPreview, StaffOffer } from '@shop/contract/staff'
import type { OfferColumns, OfferRecord, PricedVariant } from './offers.repository.ts'

type Outcome = OfferPreview['results'][number]['outcome']

/** What becomes of the price of a variant; see `offerOutcomes` of the contract. */
export function priceOutcomeOf({ offered, lowest }: Pick<PricedVariant, 'offered' | 'lowest'>): Outcome {
  if (offered === null) return 'not_possible'
  if (lowest === null) return 'not_struck'
  return offered < lowest ? 'struck' : 'not_lower'
}

export function isPriceRefused(variant: Pick<PricedVariant, 'offered' | 'lowest'>): boolean {
  return ['not_lower', 'not_possible'].includes(priceOutcomeOf(variant))
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
