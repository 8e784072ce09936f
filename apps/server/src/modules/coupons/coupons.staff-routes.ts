import { couponsStaffEndpoints } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/client.ts'
import { readPage } from '../../http/answers/page.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import { createRecord, getRecord, updateRecord } from '../audit/index.ts'
import { listCoupons } from './coupons.staff-repository.ts'
import { couponKind, presentCoupon } from './coupons.staff-service.ts'

export function registerCouponsStaff(app: FastifyInstance, { db }: { db: Db }): void {
  bindEndpoints(app, couponsStaffEndpoints, {
    listCoupons: ({ query }) => readPage(couponsStaffEndpoints.listCoupons.path, query, listCoupons(db), presentCoupon),
    getCoupon: ({ params }) => getRecord(db, couponKind, params.id),
    createCoupon: ({ body, caller }) => createRecord(db, couponKind, body, caller.userId),
    updateCoupon: ({ params, body, caller }) => updateRecord(db, couponKind, params.id, body, caller.userId),
  })
}
