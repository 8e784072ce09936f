import { deliveryEndpoints } from '@shop/contract'
import { deliveryStaffEndpoints } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/client.ts'
import { showsTopics } from '../../http/answers/shared-answers.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import { changeSettings } from '../audit/index.ts'
import { listSharedTerms, readDelivery } from './delivery.service.ts'
import { calendarKind, getStaffDelivery, zoneKind } from './delivery.staff-service.ts'
import { placesOf } from './places/places.data.ts'

type Deps = { db: Db; readClock: () => Date }

export function registerDelivery(app: FastifyInstance, { db, readClock }: Deps): void {
  bindEndpoints(app, deliveryEndpoints, {
    async getDelivery() {
      showsTopics(['delivery'])
      return await readDelivery(db, readClock())
    },
    async listDeliveryTerms() {
      showsTopics(['delivery'])
      return await listSharedTerms(db)
    },
    listPlaces: async ({ params }) => placesOf[params.governorate],
  })
}

export function registerDeliveryStaff(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  bindEndpoints(app, deliveryStaffEndpoints, {
    getDelivery: () => getStaffDelivery(db),
    updateZone: ({ params, body, caller }) => changeSettings(db, zoneKind(params.governorate), body, caller.userId),
    updateCalendar: ({ body, caller }) => changeSettings(db, calendarKind, body, caller.userId),
  })
}
