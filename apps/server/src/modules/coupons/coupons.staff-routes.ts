import { couponsStaffEndpoints } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/client.ts'
import { checkPageExists, makePage, offsetOf } from '../../http/answers/page.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import { countCoupons, listCoupons } from './coupons.staff-repository.ts'
import { createCoupon, getCoupon, presentCoupon, updateCoupon } from './coupons.staff-service.ts'

export function registerCouponsStaff(app: FastifyInstance, { db }: { db: Db }): void {
  bindEndpoints(app, couponsStaffEndpoints, {
    async listCoupons({ query }) {
      const count = await countCoupons(db)
      checkPageExists(query, count)
      const rows = await listCoupons(db, query.page_size, offsetOf(query))
      return makePage(couponsStaffEndpoints.listCoupons.path, {}, query, count, rows.map(presentCoupon))
    },
    getCoupon: ({ params }) => getCoupon(db, params.id),
    createCoupon: ({ body, caller }) => createCoupon(db, body, caller.userId),
    updateCoupon: ({ params, body, caller }) => updateCoupon(db, params.id, body, caller.userId),
  })
}
