import type { DeliveryFailure } from '@shop/contract'
import { z } from 'zod'
import type { ParcelOutcome, ParcelState } from '../courier-driver.types.ts'

/** Bosta sends names and codes as objects in answers, and as plain values in webhooks. */
const codeField = z.union([z.number().int(), z.object({ code: z.number().int() }).transform(({ code }) => code)])

export const deliverySchema = z.object({
  trackingNumber: z.union([z.string(), z.number()]).transform((number) => String(number).toUpperCase()),
  businessReference: z.string().nullish(),
  uniqueBusinessReference: z.string().nullish(),
  state: codeField,
  type: z.union([codeField, z.string()]).nullish(),
  exceptionCode: z.number().int().nullish(),
  numberOfAttempts: z.number().int().min(0).nullish(),
  /** The day of the next attempt; not every account gets it. */
  scheduledAt: z.string().nullish(),
})
type Delivery = z.output<typeof deliverySchema>

/** What the states of a delivery mean for an order (docs/couriers.md). Others are for staff. */
const outcomes: Readonly<Record<number, ParcelOutcome>> = {
  10: 'moving',
  11: 'moving',
  20: 'moving',
  21: 'moving',
  24: 'moving',
  25: 'moving',
  30: 'moving',
  41: 'moving',
  45: 'delivered',
  46: 'back',
  47: 'failed',
  48: 'lost',
  49: 'lost',
  60: 'back',
  100: 'lost',
  101: 'lost',
  102: 'lost',
  103: 'lost',
  105: 'lost',
}

/** Reasons of a failed delivery. Codes that are not here are for staff. */
const failures: Readonly<Record<number, DeliveryFailure>> = {
  1: 'no_answer',
  2: 'wrong_address',
  3: 'postponed',
  5: 'wrong_address',
  7: 'no_answer',
  8: 'refused',
}

/** Reads a delivery of Bosta as the state of a parcel. */
export function toParcelState(delivery: Delivery): ParcelState {
  const { trackingNumber, state, exceptionCode, numberOfAttempts, scheduledAt } = delivery
  const reason = exceptionCode == null ? '' : `, exception ${exceptionCode}`
  return {
    trackingNumber,
    reference: delivery.uniqueBusinessReference ?? delivery.businessReference ?? null,
    state: `${state}${reason}`,
    outcome: outcomeOf(delivery),
    failure: exceptionCode == null ? null : (failures[exceptionCode] ?? null),
    attempts: numberOfAttempts ?? null,
    nextDay: /^\d{4}-\d{2}-\d{2}/.exec(scheduledAt ?? '')?.[0] ?? null,
  }
}

/** Whether a parcel is withdrawn at Bosta: terminated or cancelled. */
export function isWithdrawn({ state }: Delivery): boolean {
  return state === 48 || state === 49
}

/** A parcel on its way back keeps the states of one on its way out; its type tells. */
function outcomeOf({ state, type }: Delivery): ParcelOutcome | null {
  const outcome = outcomes[state] ?? null
  if (type == null || type === 10 || type === 'SEND') return outcome
  const isReturning = type === 20 || type === 'RTO'
  if (!isReturning) return null
  if (outcome === 'delivered') return null
  return outcome === 'moving' || outcome === 'failed' ? 'coming_back' : outcome
}
