import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { idParameter } from '../fields.ts'
import { pageOf } from '../paging.ts'
import { staffListQuery, versionField } from '../staff/staff-fields.ts'
import { changedOfferSchema, newOfferSchema, offerPreviewSchema, staffOfferSchema } from './offers.staff-schema.ts'

const id = z.object({ id: idParameter })

export const offersStaffEndpoints = defineStaffEndpoints({
  listOffers: {
    method: 'GET',
    path: '/api/admin/offers/',
    summary: 'Offers: planned, running and over',
    access: 'staff',
    permission: 'catalogue.read',
    query: z.object(staffListQuery(['starts_at', 'ends_at', 'priority'])),
    answer: pageOf(staffOfferSchema),
    errors: ['page_not_found'],
    timeoutMs: 15_000,
  },
  getOffer: {
    method: 'GET',
    path: '/api/admin/offers/{id}/',
    summary: 'One offer',
    access: 'staff',
    permission: 'catalogue.read',
    params: id,
    answer: staffOfferSchema,
    errors: ['not_found'],
    timeoutMs: 15_000,
  },
  createOffer: {
    method: 'POST',
    path: '/api/admin/offers/',
    summary: 'A new offer; one that has begun already starts now',
    access: 'staff',
    permission: 'offers.write',
    body: newOfferSchema,
    answer: staffOfferSchema,
    status: 201,
    errors: ['offer_refused', 'offer_over'],
    timeoutMs: 30_000,
  },
  updateOffer: {
    method: 'PUT',
    path: '/api/admin/offers/{id}/',
    summary: 'Changes a planned offer; of a running one only the names and the end, of which a past one ends it now',
    access: 'staff',
    permission: 'offers.write',
    params: id,
    body: changedOfferSchema,
    answer: staffOfferSchema,
    errors: ['not_found', 'version_conflict', 'offer_refused', 'offer_running', 'offer_over'],
    timeoutMs: 30_000,
  },
  deleteOffer: {
    method: 'DELETE',
    path: '/api/admin/offers/{id}/',
    summary: 'Removes a planned offer',
    access: 'staff',
    permission: 'offers.write',
    params: id,
    body: z.object({ version: versionField }),
    answer: staffOfferSchema,
    errors: ['not_found', 'version_conflict', 'offer_running', 'offer_over'],
    timeoutMs: 15_000,
  },
  previewOffer: {
    method: 'POST',
    path: '/api/admin/offer-previews/',
    summary: 'What an offer would make of each price; stores nothing',
    access: 'staff',
    permission: 'offers.write',
    body: newOfferSchema,
    answer: offerPreviewSchema,
    errors: [],
    timeoutMs: 30_000,
  },
})
