import { type Language, type Parcel, trackingUrlOf } from '@shop/contract'
import type { StaffParcel } from '@shop/contract/staff'
import type { ParcelFacts } from './parcels.repository.ts'

/** Presents the parcel of an order to its shopper. */
export function presentParcel(facts: ParcelFacts | null, language: Language): Parcel | null {
  return facts && { carrier: facts.name[language], ...trackingOf(facts) }
}

/** Presents the parcel of an order to staff. */
export function presentStaffParcel(facts: ParcelFacts | null): StaffParcel | null {
  if (!facts) return null
  const { carrier, name, kind, booking, failure } = facts
  return { carrier_id: carrier, carrier: name, kind, ...trackingOf(facts), booking, booking_failure: failure }
}

function trackingOf({ pattern, tracking }: ParcelFacts) {
  return { tracking_number: tracking, tracking_url: trackingUrlOf(pattern, tracking) }
}
