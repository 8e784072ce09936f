import { z } from 'zod'
import { amountField, multilineField } from '../fields.ts'
import { textLimits } from '../text-limits.ts'
import type { OrderId } from '../values/ids.ts'

/** The id of an order, as a path or a body names it. */
export const orderIdField = z.uuid().transform((id) => id.toLowerCase() as OrderId)
/** The parameters of a call about one order. */
export const orderParams = z.object({ id: orderIdField })
/** What opens an order without an account: the token that a guest got at checkout. */
export const accessQuery = z.object({ access_token: z.string().max(100).optional() })
/** The same, or the token of the order's signed link; a link that is none is answered like one that has expired. */
export const accessOrLinkQuery = accessQuery.extend({ link_token: z.string().max(100).optional() })

/** What staff or shoppers write about an order. */
export const orderNoteField = multilineField(textLimits.notes.max)

/** Cash in EGP as it was counted: nothing, when a coupon took off all of it. */
export const countedCashField = amountField.min(0).max(100_000_000)
/** Money in EGP that was paid or goes back. */
export const paidAmountField = amountField.min(0.01).max(100_000_000)
