import { z } from 'zod'
import { defineEndpoints } from '../endpoint.ts'

/** Calls that carriers make. */
export const couriersEndpoints = defineEndpoints({
  receiveCourierNews: {
    method: 'POST',
    path: '/api/couriers/webhooks/{driver}/',
    summary:
      "A carrier's call about a parcel, with the shop's secret in the header `authorization`. It decides nothing: the carrier is asked. Repeated, late and reordered calls do no harm",
    access: 'public',
    params: z.object({ driver: z.string().max(20) }),
    body: z.looseObject({}),
    answer: z.string().max(0),
    errors: ['not_found', 'signature_wrong', 'too_many_requests'],
  },
})
