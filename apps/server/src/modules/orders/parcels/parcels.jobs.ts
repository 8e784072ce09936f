import type { OrderId } from '@shop/contract'
import { z } from 'zod'
import { defineJob, scheduled } from '../../../jobs/index.ts'

const ofOrder = z.object({ orderId: z.uuid().transform((id) => id as OrderId) })
const retrying = { retries: 8, firstRetryAfter: 5, maxRetryAfter: 300, atOnce: 2 } as const

/** Books the parcel of an order at its carrier. */
export const bookParcelJob = defineJob({ name: 'book-parcel', data: ofOrder, ...retrying })
/** Withdraws the parcel of a cancelled order. */
export const withdrawParcelJob = defineJob({ name: 'withdraw-parcel', data: ofOrder, ...retrying })
/** Asks about a parcel after a webhook. */
export const askParcelJob = defineJob({
  name: 'ask-parcel',
  data: z.object({ trackingNumber: z.string().max(60) }),
  ...retrying,
})
/** Books parcels whose job was given up. */
export const overdueParcelsJob = defineJob({
  name: 'book-overdue-parcels',
  every: '*/10 * * * *',
  ...scheduled,
})
