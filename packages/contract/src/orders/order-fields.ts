import { z } from 'zod'
import { multilineField } from '../fields.ts'
import type { OrderId } from '../values/ids.ts'

/** The id of an order, as a path or a body names it. */
export const orderIdField = z.uuid().transform((id) => id.toLowerCase() as OrderId)
/** The parameters of a call about one order. */
export const orderParams = z.object({ id: orderIdField })

/** What staff or shoppers write about an order. */
export const orderNoteField = multilineField(1000)

/** Money in EGP that was counted or goes back. */
export const paidAmountField = z.number().min(0.01).max(100_000_000).multipleOf(0.01)
