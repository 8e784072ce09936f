/** Failures after which the courier comes again. */
export const attemptFailures = ['no_answer', 'postponed', 'wrong_address'] as const

/** Why a parcel was not handed to the customer. */
export const deliveryFailures = [...attemptFailures, 'refused', 'damaged'] as const
export type DeliveryFailure = (typeof deliveryFailures)[number]

/** After this many failed attempts the parcel comes back. */
export const maxDeliveryAttempts = 3
