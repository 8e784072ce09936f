import { z } from 'zod'
import { balanceField, chosenDayField, poundsField } from '../fields.ts'
import { localizedSchema } from '../staff/staff-fields.ts'

/** Steps of a period, in the order of their length; weeks begin on Saturday. The first and the last step may be parts of a week or month. */
export const reportSteps = ['day', 'week', 'month'] as const
export type ReportStep = (typeof reportSteps)[number]

/** What the orders of a period are divided by. */
const orderDivisions = [...reportSteps, 'hour', 'governorate', 'payment_method', 'confirmation', 'coupon'] as const
/** What their lines are divided by. */
export const lineDivisions = ['category', 'product', 'color', 'offer'] as const
export type LineDivision = (typeof lineDivisions)[number]

/** What the figures of a period are divided by. */
export const reportDivisions = [...orderDivisions, ...lineDivisions] as const
export type ReportDivision = (typeof reportDivisions)[number]

/** The key of the row that has the delivery of orders whose lines are divided. */
export const deliveryKey = 'delivery'

export const isLineDivision = (division: ReportDivision): division is LineDivision =>
  lineDivisions.some((one) => one === division)

export const isReportStep = (division: ReportDivision): division is ReportStep =>
  reportSteps.some((one) => one === division)

/** What a report may be asked for: `steps` are those that fit the length of the period. */
export const askedDivisions = [...reportDivisions, 'steps'] as const
export type AskedDivision = (typeof askedDivisions)[number]

/** The most days of a report: two years of which one is a leap year. */
export const maxReportDays = 731

const dayMs = 24 * 60 * 60 * 1000

/** How many days a period has, both ends included; 0 or less when it ends before it begins. */
export function countDays({ from, to }: { from: string; to: string }): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
}

/** What a report is divided by when `steps` are asked for: days of up to a month, weeks of up to half a year, else months. */
export function divisionOf(asked: AskedDivision, period: { from: string; to: string }): ReportDivision {
  if (asked !== 'steps') return asked
  const days = countDays(period)
  if (days <= 31) return 'day'
  return days <= 184 ? 'week' : 'month'
}

/** Two Cairo days, both included. */
export const periodQuery = z.object({ from: chosenDayField, to: chosenDayField }).superRefine((period, context) => {
  const days = countDays(period)
  if (days < 1) context.addIssue({ code: 'custom', path: ['to'], params: { reason: 'after_start' } })
  if (days > maxReportDays) context.addIssue({ code: 'custom', path: ['to'], params: { reason: 'period_too_long' } })
})

/** Figures of the orders that were placed in a period. docs/domain.md says what each counts. */
const reportFiguresSchema = z.object({
  orders: z.number().int(),
  /** Units of the lines; null where orders are divided. */
  units: z.number().int().nullable(),
  ordered_amount: poundsField,
  /** Of these, the delivered orders. */
  delivered: z.number().int(),
  delivered_amount: poundsField,
  /** Money that the shop has, refunds deducted. */
  received_amount: balanceField,
  /** Parcels that were not accepted at the door, of those that were handed to the courier. */
  refused: z.number().int(),
  handed_over: z.number().int(),
  /** Cash orders that the shop had to confirm, and those that it confirmed within the promised minutes of its calling hours; null unless divided by confirmation. */
  to_confirm: z.number().int().nullable(),
  confirmed_in_time: z.number().int().nullable(),
})
export type ReportFigures = z.output<typeof reportFiguresSchema>

export const reportSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** What the rows are. */
  division: z.enum(reportDivisions),
  /** The period of the same length that ends on the day before. */
  before: z.object({ from: z.iso.date(), to: z.iso.date() }),
  total: reportFiguresSchema,
  total_before: reportFiguresSchema,
  /** The rows with the highest amounts; steps and hours in their order, and all of them. A file has all. */
  rows: z.array(
    z.object({
      /** The first day of a step, an hour (0 to 23), a governorate, a way to pay, a confirmation step or `held_out`, the code of a coupon (empty: without one), or the id of a category, product, color or offer (0: without one; `delivery`: their delivery). */
      key: z.string(),
      /** The last day of a step; null for others. */
      last_day: z.iso.date().nullable(),
      /** Null where the client names the key itself. */
      name: localizedSchema.nullable(),
      figures: reportFiguresSchema,
      before: reportFiguresSchema,
    }),
  ),
  row_count: z.number().int(),
})
export type Report = z.output<typeof reportSchema>
