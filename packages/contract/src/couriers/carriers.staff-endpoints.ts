import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { idParameter, instantField, textField } from '../fields.ts'
import { pageOf } from '../paging.ts'
import { localizedField } from '../staff/localized-fields.ts'
import { flagParameter, localizedSchema, staffListQuery, versionField } from '../staff/staff-fields.ts'
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

const params = z.object({ id: idParameter })

/** Carriers are never removed, because their parcels stay; those that are not active take no new ones. */
export const carriersStaffEndpoints = defineStaffEndpoints({
  listCarriers: {
    method: 'GET',
    path: '/api/admin/carriers/',
    summary: 'The carriers that bring parcels to shoppers',
    access: 'staff',
    permission: 'orders.read',
    query: z.object({ ...staffListQuery(['name', 'updated_at'], 'asc'), is_active: flagParameter.optional() }),
    answer: pageOf(carrierSchema),
    errors: ['page_not_found'],
    timeoutMs: 15_000,
  },
  getCarrier: {
    method: 'GET',
    path: '/api/admin/carriers/{id}/',
    summary: 'One carrier with both languages',
    access: 'staff',
    permission: 'orders.read',
    params,
    answer: carrierSchema,
    errors: ['not_found'],
    timeoutMs: 15_000,
  },
  createCarrier: {
    method: 'POST',
    path: '/api/admin/carriers/',
    summary: 'A new carrier. One of the kind `bosta` needs the settings of Bosta, and there is one at most',
    access: 'staff',
    permission: 'settings.write',
    body: newCarrierSchema,
    answer: carrierSchema,
    status: 201,
    errors: ['carrier_not_possible'],
    timeoutMs: 15_000,
  },
  updateCarrier: {
    method: 'PUT',
    path: '/api/admin/carriers/{id}/',
    summary: 'Makes a carrier what is sent; its kind stays',
    access: 'staff',
    permission: 'settings.write',
    params,
    body: newCarrierSchema.omit({ kind: true }).extend({ version: versionField }),
    answer: carrierSchema,
    errors: ['not_found', 'version_conflict'],
    timeoutMs: 15_000,
  },
})
