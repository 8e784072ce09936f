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

/** Names an address in one line. */
export function describeAddress({ address, area, city }: Pick<AddressDraft, 'address' | 'area' | 'city'>): string {
  return [address, area, city].filter((part) => part !== '').join(' · ')
}
