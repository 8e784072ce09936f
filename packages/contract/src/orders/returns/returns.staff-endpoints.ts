import { z } from 'zod'
import { defineStaffEndpoints } from '../../endpoint.ts'
import { idField, limitedField, textField } from '../../fields.ts'
import { pageOf } from '../../paging.ts'
import { staffListQuery } from '../../staff/staff-fields.ts'
import { textLimits } from '../../text-limits.ts'
import type { ReturnId } from '../../values/ids.ts'
import { orderIdField, orderNoteField, paidAmountField } from '../order-fields.ts'
import { serialNumberField } from '../serial-number.ts'
import { returnReasons, returnRefundMethods, returnStatuses } from './return-life.ts'
import { returnedLinesField } from './returns.endpoints.ts'
import { picturePlaceParameter, returnPictureFile } from './returns.schema.ts'
import { creditNoteSchema, staffReturnRowSchema, staffReturnSchema } from './returns.staff-schema.ts'

const returnParams = z.object({ id: z.uuid().transform((id) => id.toLowerCase() as ReturnId) })

export const returnsStaffEndpoints = defineStaffEndpoints({
  listReturns: {
    method: 'GET',
    path: '/api/admin/returns/',
    summary: 'Returns, the newest first; `q` is a number of a return or of an order',
    permission: 'orders.read',
    query: z.object({
      ...staffListQuery(['created_at']),
      status: z.enum(returnStatuses).optional(),
      order_id: orderIdField.optional(),
    }),
    answer: pageOf(staffReturnRowSchema),
  },
  getReturn: {
    method: 'GET',
    path: '/api/admin/returns/{id}/',
    summary: 'A return with its lines, amounts and timeline, and the steps that the caller may take',
    permission: 'orders.read',
    params: returnParams,
    answer: staffReturnSchema,
    errors: ['return_not_found'],
  },
  getReturnPicture: {
    method: 'GET',
    path: '/api/admin/returns/{id}/pictures/{place}/',
    summary: 'A picture that the shopper sent with a return',
    permission: 'orders.read',
    params: returnParams.extend({ place: picturePlaceParameter }),
    answer: returnPictureFile,
    errors: ['not_found'],
    timeoutMs: 30_000,
  },
  registerReturn: {
    method: 'POST',
    path: '/api/admin/returns/',
    summary: 'Registers a return for a caller, also after the last day',
    permission: 'orders.write',
    body: z.object({
      order_id: orderIdField,
      lines: returnedLinesField,
      reason: z.enum(returnReasons),
      note: orderNoteField.default(''),
    }),
    answer: staffReturnSchema,
    status: 201,
    errors: ['order_not_found', 'order_step_refused', 'return_too_many_units'],
    timeoutMs: 20_000,
    isIdempotent: true,
  },
  decideReturn: {
    method: 'POST',
    path: '/api/admin/returns/{id}/decisions/',
    summary:
      'Approves or refuses a return, or withdraws it for the shopper; a refusal needs a reason, which the shopper reads',
    permission: 'returns.approve',
    params: returnParams,
    body: z.object({
      decision: z.enum(['approve', 'refuse', 'withdraw']),
      reason: limitedField('return_reason').default(''),
    }),
    answer: staffReturnSchema,
    errors: ['return_not_found', 'return_step_refused'],
    timeoutMs: 20_000,
  },
  collectReturn: {
    method: 'POST',
    path: '/api/admin/returns/{id}/collections/',
    summary: 'Records that the courier has the units of a return',
    permission: 'returns.inspect',
    params: returnParams,
    answer: staffReturnSchema,
    errors: ['return_not_found', 'return_step_refused'],
    timeoutMs: 20_000,
  },
  inspectReturn: {
    method: 'POST',
    path: '/api/admin/returns/{id}/inspections/',
    summary:
      'Records for every line how many units came back and how many of them are damaged; the others go back on sale',
    permission: 'returns.inspect',
    params: returnParams,
    body: z.object({
      lines: z
        .array(
          z.object({
            variant_id: idField,
            received: z.number().int().min(0).max(1000),
            damaged: z.number().int().min(0).max(1000).default(0),
            /** The serial numbers of the units that came back, where they were recorded when packed. */
            serials: z.array(serialNumberField).max(1000).default([]),
          }),
        )
        .min(1)
        .max(100),
    }),
    answer: staffReturnSchema,
    errors: ['return_not_found', 'return_step_refused', 'serials_missing'],
    timeoutMs: 20_000,
  },
  refundReturn: {
    method: 'POST',
    path: '/api/admin/returns/{id}/refunds/',
    summary: 'Refunds a return once: to the card, or by a payment that staff made, with its proof',
    permission: 'orders.refund',
    params: returnParams,
    body: z.object({
      /** In EGP, at most what is due. */
      amount: paidAmountField,
      method: z.enum(returnRefundMethods),
      /** Required unless the money goes to the card. */
      reference: textField(textLimits.refund_reference.max, 0).default(''),
    }),
    answer: staffReturnSchema,
    errors: [
      'return_not_found',
      'return_step_refused',
      'refund_too_high',
      'refund_limit_reached',
      'refund_method_not_possible',
      'payment_method_unavailable',
    ],
    timeoutMs: 20_000,
  },
  closeReturn: {
    method: 'POST',
    path: '/api/admin/returns/{id}/closures/',
    summary: 'Closes a return that needs nothing more; one without a refund needs a reason, which the shopper reads',
    permission: 'orders.refund',
    params: returnParams,
    body: z.object({ reason: limitedField('return_reason').default('') }),
    answer: staffReturnSchema,
    errors: ['return_not_found', 'return_step_refused'],
    timeoutMs: 20_000,
  },
  getCreditNote: {
    method: 'GET',
    path: '/api/admin/returns/{id}/credit-note/',
    summary: 'What the credit note of a refunded return says; the parts sum up to the piastre',
    permission: 'orders.read',
    params: returnParams,
    answer: creditNoteSchema,
    errors: ['return_not_found', 'return_step_refused'],
  },
})
