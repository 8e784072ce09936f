import type { DeliveryZone } from '@shop/contract'

/** A governorate that takes cash. */
export const sampleZone: DeliveryZone = {
  governorate: 'EG-SIN',
  fee: 110,
  free_over: null,
  days_from: 3,
  days_to: 5,
  takes_cash: true,
  is_open: true,
  promise: { from: '2026-11-29', to: '2026-12-01' },
}
export const closedZone: DeliveryZone = { ...sampleZone, is_open: false, promise: null }
export const zoneWithoutCash: DeliveryZone = { ...sampleZone, takes_cash: false }
