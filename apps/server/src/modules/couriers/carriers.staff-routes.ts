import { carriersStaffEndpoints } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import { readPage } from '../../http/answers/page.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import { createRecord, getRecord, updateRecord } from '../audit/index.ts'
import { listCarriers } from './carriers.repository.ts'
import { carrierKind, presentCarrier } from './carriers.service.ts'
import type { CourierDeps } from './couriers.deps.ts'

/** Registers the carriers that staff enter. */
export function registerCarriersStaff(app: FastifyInstance, { couriers }: { couriers: CourierDeps }): void {
  const { db } = couriers
  const carriers = carrierKind(couriers.driver)
  bindEndpoints(app, carriersStaffEndpoints, {
    listCarriers: ({ query }) => readPage('/api/admin/carriers/', query, listCarriers(db, query), presentCarrier),
    getCarrier: ({ params }) => getRecord(db, carriers, params.id),
    createCarrier: ({ body, caller }) => createRecord(db, carriers, body, caller.userId),
    updateCarrier: ({ params, body, caller }) => updateRecord(db, carriers, params.id, body, caller.userId),
  })
}
