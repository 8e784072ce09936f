import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { staffListQuery } from '../staff/staff-fields.ts'
import { staffResource } from '../staff/staff-resource.ts'
import {
  changedOfferSchema,
  newOfferSchema,
  offerPreviewSchema,
  previewedOfferSchema,
  staffOfferSchema,
} from './offers.staff-schema.ts'

const offer = staffResource({
  path: '/api/admin/offers/',
  read: 'catalogue.read',
  write: 'offers.write',
  query: z.object(staffListQuery(['starts_at', 'ends_at', 'priority'])),
  answer: staffOfferSchema,
  created: newOfferSchema,
  changed: changedOfferSchema,
  missing: 'not_found',
  refusals: ['offer_refused', 'offer_over', 'fact_not_found'],
})

export const offersStaffEndpoints = defineStaffEndpoints({
  listOffers: { ...offer.list, summary: 'Offers: planned, running and over' },
  getOffer: { ...offer.get, summary: 'One offer' },
  createOffer: { ...offer.create, summary: 'A new offer; one that has begun already starts now', timeoutMs: 30_000 },
  updateOffer: {
    ...offer.update,
    summary: 'Changes a planned offer; of a running one only the names and the end, of which a past one ends it now',
    errors: [...offer.update.errors, 'offer_running'],
    timeoutMs: 30_000,
  },
  deleteOffer: {
    ...offer.remove,
    summary: 'Removes a planned offer',
    errors: [...offer.remove.errors, 'offer_running', 'offer_over'],
  },
  previewOffer: {
    method: 'POST',
    path: '/api/admin/offer-previews/',
    summary: 'What an offer would make of each price; stores nothing',
    permission: 'offers.write',
    body: previewedOfferSchema,
    answer: offerPreviewSchema,
    errors: ['fact_not_found'],
    timeoutMs: 30_000,
  },
})
