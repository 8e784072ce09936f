import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { idParameter, instantField, poundsField, shownTotalField } from '../fields.ts'
import { actorSchema, localizedSchema } from '../staff/staff-fields.ts'
import { maxSheetLength, sheetActions, sheetProblems } from './courier-sheets.ts'
import { orderNoteField } from './order-fields.ts'
import { orderIdsParameter } from './order-work.staff-endpoints.ts'

const sheetRowSchema = z.object({
  line: z.number().int(),
  /** What the sheet calls the order. */
  reference: z.string(),
  order_id: z.uuid().nullable(),
  /** What the row does, or did; null when it has a problem. */
  action: z.enum(sheetActions).nullable(),
  problem: z.enum(sheetProblems).nullable(),
  /** The reason of a refusal while it was applied, in the language of the request. */
  detail: z.string().nullable(),
  /** The amount of the row, and what the order should bring; null without one. */
  amount: poundsField.nullable(),
  expected: poundsField.nullable(),
})

export const courierSheetSchema = z.object({
  rows: z.array(sheetRowSchema),
  /** Whether the rows were applied, or only looked at. */
  is_applied: z.boolean(),
  /** Whether it names cash, and this sheet was not in the cash book yet: applying it writes it there, even if no row is right. */
  is_new_cash: z.boolean(),
  /** The amounts of the sheet, and of its orders that wait for money. */
  amount: poundsField,
  expected: poundsField,
})
export type CourierSheet = z.output<typeof courierSheetSchema>
export type SheetRow = CourierSheet['rows'][number]

const unmatchedCashSchema = z.object({ rows: z.number().int(), amount: poundsField })

/** The cash of delivered orders on its way to the shop. */
export const cashBookSchema = z.object({
  carriers: z.array(
    z.object({
      /** Null for orders that were handed over without a carrier. */
      name: localizedSchema.nullable(),
      orders: z.number().int(),
      owed: poundsField,
      /** When the oldest of these orders was placed. */
      oldest: instantField,
    }),
  ),
  /**
   * The last sheets that named cash: what their orders had to bring, what came of it until now, what will not come, and the rest. An order whose parcel
   * turned back brings nothing and is not counted.
   */
  settlements: z.array(
    z.object({
      id: z.number().int(),
      at: instantField,
      actor: actorSchema,
      orders: z.number().int(),
      expected: poundsField,
      received: poundsField,
      written_off: poundsField,
      missing: poundsField,
      /** Rows with cash for which no order waits, such as of an unknown order or of a parcel that turned back, or with more than it owes, and how much. It is booked nowhere. */
      unmatched: unmatchedCashSchema,
      /** What of that nobody has cleared. The sheet stays in the list as long as there is any. */
      uncleared: unmatchedCashSchema,
      /** What was cleared, oldest first: by whom, and what became of it. */
      clearings: z.array(z.object({ at: instantField, actor: actorSchema, amount: poundsField, reason: z.string() })),
    }),
  ),
})
export type CashBook = z.output<typeof cashBookSchema>

export const courierSheetsStaffEndpoints = defineStaffEndpoints({
  getCashBook: {
    method: 'GET',
    path: '/api/admin/cash-book/',
    summary: 'The cash that couriers have, and what the last courier sheets brought and left missing',
    permission: 'orders.cash',
    answer: cashBookSchema,
    timeoutMs: 30_000,
  },
  clearUnmatchedCash: {
    method: 'POST',
    path: '/api/admin/courier-sheets/{id}/clearings/',
    summary:
      'Says what became of the cash of a sheet for which no order waits. It books nothing, needs `orders.cash` too, and counts against the refund limit',
    permission: 'orders.refund',
    params: z.object({ id: idParameter }),
    body: z.object({
      /** What the caller was shown, cleared before or not; other cash is refused. */
      unmatched: z.object({ rows: z.number().int().min(1), amount: shownTotalField }),
      reason: orderNoteField.pipe(z.string().min(1)),
    }),
    answer: cashBookSchema,
    errors: ['forbidden', 'not_found', 'unmatched_cash_changed', 'problem_dealt_with', 'refund_limit_reached'],
    timeoutMs: 30_000,
  },
  readCourierSheet: {
    method: 'POST',
    path: '/api/admin/courier-sheets/',
    summary:
      'Reads a CSV of a courier: what became of parcels, their tracking numbers, and the cash it settles. Looks at it only, or applies each right row on its own',
    permission: 'orders.cash',
    body: z.object({
      /** Columns `order`, `tracking`, `status`, `amount`, `next_day`, in English or Arabic. Without an order the tracking number names it. */
      csv: z.string().max(maxSheetLength),
      is_applied: z.boolean().default(false),
    }),
    answer: courierSheetSchema,
    errors: ['courier_sheet_unreadable'],
    timeoutMs: 120_000,
  },
  exportCourierSheet: {
    method: 'GET',
    path: '/api/admin/orders/courier-sheet/',
    summary:
      'The hand-over sheet of some orders as CSV: whom to bring what, and what to collect. Only orders that are being prepared or on their way are in it',
    permission: 'orders.fulfil',
    query: z.object({ ids: orderIdsParameter }),
    answer: z.string().meta({ description: 'CSV' }),
    timeoutMs: 60_000,
  },
})
