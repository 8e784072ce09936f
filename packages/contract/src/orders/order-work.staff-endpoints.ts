import { z } from 'zod'
import { promiseSchema } from '../delivery/delivery.schema.ts'
import { defineStaffEndpoints } from '../endpoint.ts'
import { httpStatusOf } from '../errors.ts'
import { idField, poundsField } from '../fields.ts'
import { versionField } from '../staff/staff-fields.ts'
import { orderIdField, orderNoteField } from './order-fields.ts'
import { maxOrdersAtOnce, orderActions, orderViews, paperKinds } from './order-work.ts'
import { documentFile } from './orders.schema.ts'
import { invoiceSchema } from './orders.staff-schema.ts'
import { staffParcelSchema, trackingNumberField } from './parcels.staff-endpoints.ts'
import { serialNumberField } from './serial-number.ts'

/** How many orders each queue holds. */
const viewCountsSchema = z.record(z.enum(orderViews), z.number().int())
export type ViewCounts = z.output<typeof viewCountsSchema>

/** What became of each order of a request; the others go on when one is refused. */
const workResultSchema = z.object({
  done: z.number().int(),
  refused: z.array(
    z.object({
      id: z.uuid(),
      /** Null for an unknown order. */
      number: z.string().nullable(),
      code: z.enum(Object.keys(httpStatusOf)),
      /** The reason, in the language of the request. */
      detail: z.string(),
    }),
  ),
})
export type WorkResult = z.output<typeof workResultSchema>

/** What packing slip and parcel label of an order say: what its invoice says, and what packer and courier need. */
const printoutSchema = invoiceSchema.extend({
  id: z.uuid(),
  /** What the courier collects at the door; null when nothing is due. */
  to_collect: poundsField.nullable(),
  /** What the shopper wrote for the delivery. */
  shopper_note: z.string().nullable(),
  /** When it is to arrive: as promised, or on the day that was set after a failed attempt. */
  promise: promiseSchema.nullable(),
  parcel: staffParcelSchema.nullable(),
  units: z.number().int(),
})
export type Printout = z.output<typeof printoutSchema>

/** Ids of orders inside a query, separated by commas; an id that comes twice counts once. */
export const orderIdsParameter = z
  .string()
  .max(maxOrdersAtOnce * 37)
  .transform((text) => text.split(','))
  .pipe(z.array(orderIdField).min(1).max(maxOrdersAtOnce))
  .transform((ids) => [...new Set(ids)])

export const orderWorkStaffEndpoints = defineStaffEndpoints({
  countViews: {
    method: 'GET',
    path: '/api/admin/orders/views/',
    summary:
      'How many orders wait for a confirmation, for packing, for the courier, for their delivery and for their way back',
    permission: 'orders.read',
    answer: viewCountsSchema,
  },
  workOnOrders: {
    method: 'POST',
    path: '/api/admin/orders/actions/',
    summary:
      'Does the same with many orders, each on its own: a refused one is named with its reason, the others go on',
    permission: 'orders.fulfil',
    body: z.object({
      action: z.enum(orderActions),
      orders: z
        .array(orderIdField)
        .min(1)
        .max(maxOrdersAtOnce)
        .transform((ids) => [...new Set(ids)]),
      /** Why unconfirmed orders are handed over, or packed without all serial numbers; without it they are refused. */
      reason: orderNoteField.default(''),
      /** With `ship`: one carrier for all of them, with the tracking numbers that are known. */
      carrier_id: idField.optional(),
      tracking_numbers: z
        .array(z.object({ order: orderIdField, tracking_number: trackingNumberField }))
        .max(maxOrdersAtOnce)
        .default([]),
      /** With `pack`: the serial number of each unit. */
      serials: z
        .array(z.object({ order: orderIdField, variant_id: idField, serial: serialNumberField }))
        .max(2000)
        .default([]),
      /** With `pack`: the version whose units were packed. An order that has another one by now is refused: `version_conflict`. */
      versions: z
        .array(z.object({ order: orderIdField, version: versionField }))
        .max(maxOrdersAtOnce)
        .default([]),
    }),
    answer: workResultSchema,
    errors: ['forbidden'],
    timeoutMs: 60_000,
  },
  takeNextOrder: {
    method: 'POST',
    path: '/api/admin/orders/next/',
    summary: 'Takes the next order to pack for the caller: the one they have already, else the one promised earliest',
    permission: 'orders.fulfil',
    answer: z.object({ id: z.uuid().nullable() }),
  },
  listPrintouts: {
    method: 'GET',
    path: '/api/admin/orders/printouts/',
    summary:
      'What packing slips and labels of some orders say, in the order of their ids. Unknown orders are left out; all are refused when one is neither being prepared nor on its way',
    permission: 'orders.read',
    query: z.object({ ids: orderIdsParameter }),
    answer: z.object({ results: z.array(printoutSchema) }),
    errors: ['order_step_refused'],
    timeoutMs: 30_000,
  },
  printPapers: {
    method: 'GET',
    path: '/api/admin/orders/papers/{kind}/',
    summary:
      'Packing slips without prices, or invoices, of some orders as one PDF, in the order of their ids. Unknown orders are left out; the last page names those that have no invoice yet. All slips are refused when one order is neither being prepared nor on its way',
    permission: 'orders.read',
    params: z.object({ kind: z.enum(paperKinds) }),
    query: z.object({ ids: orderIdsParameter }),
    answer: documentFile,
    errors: ['order_not_found', 'order_step_refused'],
    timeoutMs: 60_000,
  },
})
