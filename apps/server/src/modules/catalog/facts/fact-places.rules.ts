import { type FactPlace, factPlaces } from '@shop/contract'

export type PlaceFlags = { isKey: boolean; inCard: boolean; inFacets: boolean; inComparison: boolean }

/** Where a fact shows, in the order of the places. */
export function placesOf({ isKey, inCard, inComparison, inFacets }: PlaceFlags): FactPlace[] {
  const places = { key: isKey, card: inCard, comparison: inComparison, facet: inFacets }
  return factPlaces.filter((place) => places[place])
}
