import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { instantField, textField } from '../fields.ts'
import { localizedField } from '../staff/localized-fields.ts'
import { flagParameter, localizedSchema, staffListQuery, versionField } from '../staff/staff-fields.ts'
import { staffResource } from '../staff/staff-resource.ts'
import { carrierKinds, isTrackingPattern } from './carriers.ts'

const carrierFields = {
  name: localizedField(60),
  kind: z.enum(carrierKinds),
  /** The address of the page about a parcel, with `{number}` for its tracking number; empty without one. */
  tracking_pattern: textField(300, 0).refine((pattern) => pattern === '' || isTrackingPattern(pattern), {
    params: { reason: 'tracking_pattern' },
  }),
  /** Whether new parcels may go with it. */
  is_active: z.boolean(),
}
const newCarrierSchema = z.object(carrierFields)
export type CarrierInput = z.output<typeof newCarrierSchema>

export const carrierSchema = z.object({
  ...carrierFields,
  id: z.number().int(),
  version: versionField,
  name: localizedSchema,
  tracking_pattern: z.string(),
  updated_at: instantField,
})
export type Carrier = z.output<typeof carrierSchema>

const carrier = staffResource({
  path: '/api/admin/carriers/',
  read: 'orders.read',
  write: 'settings.write',
  query: z.object({ ...staffListQuery(['name', 'updated_at'], 'asc'), is_active: flagParameter.optional() }),
  answer: carrierSchema,
  created: newCarrierSchema,
  changed: newCarrierSchema.omit({ kind: true }).extend({ version: versionField }),
  missing: 'not_found',
  refusals: [],
})

/** Carriers are never removed, because their parcels stay; those that are not active take no new ones. */
export const carriersStaffEndpoints = defineStaffEndpoints({
  listCarriers: { ...carrier.list, summary: 'The carriers that bring parcels to shoppers' },
  getCarrier: { ...carrier.get, summary: 'One carrier with both languages' },
  createCarrier: {
    ...carrier.create,
    summary: 'A new carrier. One of the kind `bosta` needs the settings of Bosta, and there is one at most',
    errors: ['carrier_not_possible'],
  },
  updateCarrier: { ...carrier.update, summary: 'Makes a carrier what is sent; its kind stays' },
})
