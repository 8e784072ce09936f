import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { amountField, chosenDayField, governorateField } from '../fields.ts'
import { localizedField } from '../staff/localized-fields.ts'
import { localizedSchema, versionField } from '../staff/staff-fields.ts'
import { governorateCodes } from '../values/governorate-codes.ts'

const amount = amountField.min(0).max(1_000_000)

const zoneFields = z.object({
  fee: amount,
  /** Subtotals above this are delivered free; null: never. */
  free_over: amount.nullable(),
  /** Working days until delivery. */
  days_from: z.number().int().min(0).max(30),
  days_to: z.number().int().min(0).max(60),
  takes_cash: z.boolean(),
  is_open: z.boolean(),
})
export type ZoneInput = z.output<typeof zoneFields>

const staffZoneSchema = zoneFields.extend({ governorate: z.enum(governorateCodes), version: versionField })
export type StaffZone = z.output<typeof staffZoneSchema>

const calendarFields = z.object({
  /** Time of day in Cairo. */
  cut_off: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  /** 1 (Monday) to 7 (Sunday). */
  weekdays: z
    .array(z.number().int().min(1).max(7))
    .min(1)
    .max(20)
    .transform((given) => [...new Set(given)].sort()),
  holidays: z
    .array(z.object({ day: chosenDayField, name: localizedField(80) }))
    .max(100)
    .superRefine(refuseEqualDays),
  /** Whether shoppers read how many promises were kept. */
  shows_punctuality: z.boolean(),
})
export type CalendarInput = z.output<typeof calendarFields>

const staffCalendarSchema = calendarFields.extend({
  weekdays: z.array(z.number().int()),
  holidays: z.array(z.object({ day: z.iso.date(), name: localizedSchema })),
  version: versionField,
})
export type StaffCalendar = z.output<typeof staffCalendarSchema>

export const deliveryStaffEndpoints = defineStaffEndpoints({
  getDelivery: {
    method: 'GET',
    path: '/api/admin/delivery/',
    summary: 'The 27 delivery zones, the cut-off, the days of delivery and the holidays',
    permission: 'settings.read',
    answer: z.object({ zones: z.array(staffZoneSchema), calendar: staffCalendarSchema }),
  },
  updateZone: {
    method: 'PUT',
    path: '/api/admin/delivery/zones/{governorate}/',
    summary: 'Changes the delivery to one governorate',
    permission: 'settings.write',
    params: z.object({ governorate: governorateField }),
    body: zoneFields.extend({ version: versionField }).superRefine(({ days_from, days_to }, context) => {
      if (days_to < days_from) context.addIssue({ code: 'custom', path: ['days_to'], params: { reason: 'days_order' } })
    }),
    answer: staffZoneSchema,
    errors: ['version_conflict'],
  },
  updateCalendar: {
    method: 'PUT',
    path: '/api/admin/delivery/calendar/',
    summary: 'Changes the cut-off, the days of delivery and the holidays',
    permission: 'settings.write',
    body: calendarFields.extend({ version: versionField }),
    answer: staffCalendarSchema,
    errors: ['version_conflict'],
  },
})

function refuseEqualDays(holidays: readonly { day: string }[], context: z.core.$RefinementCtx): void {
  const days = holidays.map(({ day }) => day)
  days.forEach((day, index) => {
    if (days.indexOf(day) < index)
      context.addIssue({ code: 'custom', path: [index, 'day'], params: { reason: 'double' } })
  })
}
