import { type FactPlace, factPlaces } from '@shop/contract'

export type PlaceFlags = { isKey: boolean; inCard: boolean; inFacets: boolean; inComparison: boolean }

/** The places where a fact is shown, in order. */
export function factPlacesOf({ isKey, inCard, inComparison, inFacets }: PlaceFlags): FactPlace[] {
  const places = { key: isKey, card: inCard, comparison: inComparison, facet: inFacets }
  return factPlaces.filter((place) => places[place])
}
