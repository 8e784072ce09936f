import type { DeliveryFailure, GovernorateCode } from '@shop/contract'

/** A parcel to be booked. `reference` names it at the carrier: the same one never makes a second parcel. */
export type ParcelRequest = {
  reference: string
  /** In EGP; 0 when nothing is to be collected. */
  collect: number
  /** The value of the goods in EGP. */
  value: number
  units: number
  description: string
  note: string
  recipient: { firstName: string; lastName: string; phone: string }
  address: { governorate: GovernorateCode; city: string; street: string; apartment: string }
}

/**
 * What became of a parcel. `moving`: nothing that an order tells; `failed`: it was not handed over, and may be tried again; `lost`:
 * staff must look.
 */
export type ParcelOutcome = 'moving' | 'delivered' | 'failed' | 'coming_back' | 'back' | 'lost'

/** A parcel as the carrier answers for it. */
export type ParcelState = {
  trackingNumber: string
  reference: string | null
  /** The carrier's code and word, for staff. */
  state: string
  /** Null for a state that the driver does not know. */
  outcome: ParcelOutcome | null
  /** Null when the carrier names no reason that the shop knows. */
  failure: DeliveryFailure | null
  /** Failed attempts, as the carrier counts them; null when it does not say. */
  attempts: number | null
  /** The day of the next attempt in Cairo, `YYYY-MM-DD`; null when it is not known. */
  nextDay: string | null
}

/** The API of a carrier. Each call is sent once, without retries. */
export type CourierDriver = {
  name: 'bosta'
  /** Books a parcel. @returns its tracking number. @throws CourierError */
  book(request: ParcelRequest): Promise<string>
  /** Finds the parcel of a reference. @returns its tracking number; null when the carrier knows none. @throws CourierError */
  findByReference(reference: string): Promise<string | null>
  /** Asks for the state of a parcel. @returns null when the carrier does not know it. @throws CourierError */
  inquire(trackingNumber: string): Promise<ParcelState | null>
  /** Withdraws a parcel that was not picked up. A repeated call changes nothing. @throws CourierError */
  withdraw(trackingNumber: string): Promise<void>
  /** Reads which parcel a webhook is about. @returns null when it names none */
  readWebhook(body: unknown): string | null
  /** Whether a webhook has the secret of the shop; takes constant time. */
  isAuthentic(header: string | undefined): boolean
}

/** `unreachable`: it is not known whether the call was done. `refused`: it was not done; `reason` holds no personal data. */
export class CourierError extends Error {
  readonly kind: 'unreachable' | 'refused'
  readonly reason: string

  constructor(kind: 'unreachable' | 'refused', reason: string) {
    super(`The carrier did not do it: ${reason}`)
    this.name = 'CourierError'
    this.kind = kind
    this.reason = reason
  }
}
