import { carriersStaffEndpoints } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import { checkPageExists, makePage, offsetOf } from '../../http/answers/page.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import { countCarriers, listCarriers } from './carriers.repository.ts'
import { createCarrier, getCarrier, presentCarrier, updateCarrier } from './carriers.service.ts'
import type { CourierDeps } from './couriers.deps.ts'

/** Registers the carriers that staff enter. */
export function registerCarriersStaff(app: FastifyInstance, { couriers }: { couriers: CourierDeps }): void {
  const { db } = couriers
  bindEndpoints(app, carriersStaffEndpoints, {
    async listCarriers({ query }) {
      const count = await countCarriers(db, query)
      checkPageExists(query, count)
      const rows = await listCarriers(db, query, { limit: query.page_size, offset: offsetOf(query) })
      const { is_active: isActive, ...others } = query
      const link = { ...others, ...(isActive !== undefined && { is_active: String(isActive) }) }
      return makePage(carriersStaffEndpoints.listCarriers.path, link, query, count, rows.map(presentCarrier))
    },
    getCarrier: ({ params }) => getCarrier(db, params.id),
    createCarrier: ({ body, caller }) => createCarrier(couriers, body, caller.userId),
    updateCarrier: ({ params, body, caller }) => updateCarrier(db, params.id, body, caller.userId),
  })
}
