/** The fields of an address from the top of a form; their names are the API's. */
export const addressFieldNames = [
  'region',
  'city',
  'area',
  'address',
  'building',
  'floor',
  'apartment',
  'landmark',
] as const
export type AddressFieldName = (typeof addressFieldNames)[number]

/** The text of the fields. */
export type AddressDraft = Record<AddressFieldName, string>

/** Lengths in characters: the contract's limits, which the server checks again. */
export const addressLimits = {
  city: { min: 2, max: 80 },
  area: { min: 0, max: 80 },
  address: { min: 5, max: 300 },
  building: { min: 0, max: 30 },
  floor: { min: 0, max: 30 },
  apartment: { min: 0, max: 60 },
  landmark: { min: 0, max: 160 },
} as const satisfies Partial<Record<AddressFieldName, { min: number; max: number }>>

/** Names an address in one line. */
export function describeAddress({ address, area, city }: Pick<AddressDraft, 'address' | 'area' | 'city'>): string {
  return [address, area, city].filter((part) => part !== '').join(' · ')
}
