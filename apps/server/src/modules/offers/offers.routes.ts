import { offersStaffEndpoints } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/client.ts'
import { readPage } from '../../http/answers/page.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import { listOffers } from './offers.repository.ts'
import { presentOffer } from './offers.staff-presenter.ts'
import { changeOffer, createOffer, getOffer, previewOffer, removeOffer } from './offers.staff-service.ts'

/** Registers the offers for staff. */
export function registerOffersStaff(app: FastifyInstance, { db, readClock }: { db: Db; readClock: () => Date }): void {
  bindEndpoints(app, offersStaffEndpoints, {
    listOffers: ({ query }) => readPage('/api/admin/offers/', query, listOffers(db, query), presentOffer),
    getOffer: ({ params }) => getOffer(db, params.id),
    createOffer: ({ body, caller }) => createOffer(db, body, { actorId: caller.userId, now: readClock() }),
    updateOffer: ({ params, body, caller }) =>
      changeOffer(db, params.id, body, { actorId: caller.userId, now: readClock() }),
    deleteOffer: ({ params, body, caller }) =>
      removeOffer(db, params.id, body.version, { actorId: caller.userId, now: readClock() }),
    previewOffer: ({ body }) => previewOffer(db, body, readClock()),
  })
}
