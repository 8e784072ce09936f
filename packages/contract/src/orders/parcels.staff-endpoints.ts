import { z } from 'zod'
import { carrierKinds } from '../couriers/carriers.ts'
import { defineStaffEndpoints } from '../endpoint.ts'
import { idField } from '../fields.ts'
import { localizedSchema } from '../staff/staff-fields.ts'
import { textLimits } from '../text-limits.ts'
import { readTypedCode } from '../values/digits.ts'
import { orderParams } from './order-fields.ts'

/** How far the carrier's API is with a parcel; a carrier of sheets has no bookings. */
export const bookingStates = ['requested', 'booked', 'failed'] as const

/** A tracking number as it is typed or scanned: letters are big, and blanks around it do not count. */
export const trackingNumberField = z
  .string()
  .max(textLimits.tracking_number.max)
  .transform((typed) => readTypedCode(typed).toUpperCase())
  .pipe(
    z.string().refine((text) => /^[A-Z0-9][A-Z0-9._/-]{2,39}$/.test(text), { params: { reason: 'tracking_number' } }),
  )

/** The parcel of an order, for staff. */
export const staffParcelSchema = z.object({
  carrier_id: z.number().int(),
  carrier: localizedSchema,
  kind: z.enum(carrierKinds),
  tracking_number: z.string().nullable(),
  tracking_url: z.string().nullable(),
  /** Null for a carrier without an API. */
  booking: z.enum(bookingStates).nullable(),
  /** Why the carrier refused the parcel. */
  booking_failure: z.string().nullable(),
})
export type StaffParcel = z.output<typeof staffParcelSchema>

/** Who takes a parcel. `tracking_number` is null where the carrier has given none yet. */
export const parcelChoice = z.object({ carrier_id: idField, tracking_number: trackingNumberField.nullable() })
export type ParcelChoice = z.output<typeof parcelChoice>

export const parcelErrors = ['carrier_not_possible', 'tracking_number_taken', 'parcel_booked'] as const

export const parcelsStaffEndpoints = defineStaffEndpoints({
  saveParcel: {
    method: 'PUT',
    path: '/api/admin/orders/{id}/parcel/',
    summary:
      'Says which carrier takes a parcel, and its tracking number; also corrects them later. A carrier with an API books the parcel and gives the number itself',
    permission: 'orders.fulfil',
    params: orderParams,
    body: parcelChoice,
    answer: staffParcelSchema,
    errors: ['order_not_found', 'order_step_refused', ...parcelErrors],
  },
  withdrawParcel: {
    method: 'POST',
    path: '/api/admin/orders/{id}/parcel/withdrawals/',
    summary:
      'Takes a booked parcel back from the API of its carrier, before hand-over. A request without an answer is given up, and staff check it at the carrier',
    permission: 'orders.fulfil',
    params: orderParams,
    answer: staffParcelSchema,
    errors: ['order_not_found', 'order_step_refused', 'parcel_not_withdrawn'],
    timeoutMs: 30_000,
  },
})
