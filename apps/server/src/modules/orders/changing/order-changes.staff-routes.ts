import { parsePounds, piastres } from '@shop/contract'
import { orderChangesStaffEndpoints } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import { readIdempotencyClaim } from '../../../http/answers/idempotency.ts'
import { bindEndpoints } from '../../../http/bind-endpoints.ts'
import { addressOf } from '../../../http/guard/address-of.ts'
import { originOf } from '../../../http/origin-of.ts'
import { getPhoneHistory } from '../calls/phone-history.service.ts'
import { getStaffOrder } from '../desk/view-order.service.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { placeManualOrder, quoteOrder } from '../placing/manual-order.service.ts'
import { changeOrder } from './change-order.service.ts'

/** Registers how staff place orders for callers, and change the lines of orders. */
export function registerOrderChanges(app: FastifyInstance, deps: OrderDeps): void {
  bindEndpoints(app, orderChangesStaffEndpoints, {
    getPhoneHistory: ({ params, caller }) => getPhoneHistory(deps.db, params.phone, caller.permissions),
    quoteOrder: ({ body }) => quoteOrder(deps, body),
    async placeOrder({ body, caller, request }) {
      const claim = readIdempotencyClaim(request, `manual order ${caller.userId}`, body)
      return await placeManualOrder(deps, caller, body, {
        claim,
        address: addressOf(request),
        origin: originOf(deps, request),
      })
    },
    async changeOrder({ params: { id }, body, caller }) {
      await changeOrder(deps, caller, id, { ...body, delivery: parsePounds(body.delivery) ?? piastres(0) })
      return await getStaffOrder(deps, id, caller.permissions)
    },
  })
}
