/** How the shop works with a carrier: by sheets, or by the API of Bosta. */
export const carrierKinds = ['csv', 'bosta'] as const
export type CarrierKind = (typeof carrierKinds)[number]

/** What stands for the number of a parcel in the address of a tracking page. */
export const trackingPlace = '{number}'

/** Whether a text is the address of a tracking page: HTTPS, with one place for the number. */
export function isTrackingPattern(pattern: string): boolean {
  const parts = pattern.split(trackingPlace)
  return parts.length === 2 && !/[\s{}<>"]/.test(parts.join('')) && isHttps(parts.join('1'))
}

/** The address of the tracking page of a parcel; null while it has no number, or the carrier has no such page. */
export function trackingUrlOf(pattern: string, trackingNumber: string | null): string | null {
  if (pattern === '' || trackingNumber === null) return null
  return pattern.replace(trackingPlace, () => encodeURIComponent(trackingNumber))
}

function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:'
}
