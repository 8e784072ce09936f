import { offersStaffEndpoints } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/client.ts'
import { readPage } from '../../http/answers/page.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import { createRecord, getRecord, removeRecord, updateRecord } from '../audit/index.ts'
import { listOffers } from './offers.repository.ts'
import { presentOffer } from './offers.staff-presenter.ts'
import { offersAt, previewOffer } from './offers.staff-service.ts'

/** Registers the offers for staff. */
export function registerOffersStaff(app: FastifyInstance, { db, readClock }: { db: Db; readClock: () => Date }): void {
  bindEndpoints(app, offersStaffEndpoints, {
    listOffers: ({ query }) => readPage('/api/admin/offers/', query, listOffers(db, query), presentOffer),
    getOffer: async ({ params }) => presentOffer(await getRecord(db, offersAt(readClock()), params.id)),
    createOffer: async ({ body, caller }) =>
      presentOffer(await createRecord(db, offersAt(readClock()), body, caller.userId)),
    updateOffer: async ({ params, body, caller }) =>
      presentOffer(await updateRecord(db, offersAt(readClock()), params.id, body, caller.userId)),
    deleteOffer: async ({ params, body, caller }) =>
      presentOffer(await removeRecord(db, offersAt(readClock()), params.id, body.version, caller.userId)),
    previewOffer: ({ body }) => previewOffer(db, body, readClock()),
  })
}
