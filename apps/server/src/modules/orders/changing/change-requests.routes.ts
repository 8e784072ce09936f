import { changeRequestsEndpoints, type OrderId } from '@shop/contract'
import type { FastifyInstance } from 'fastify'
import { bindEndpoints } from '../../../http/bind-endpoints.ts'
import { addressOf } from '../../../http/guard/address-of.ts'
import type { Limit } from '../../../http/guard/rate-limits.ts'
import { openOrderOrLink } from '../links/open-order-or-link.service.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { requestChange } from './request-change.service.ts'

/** Registers how shoppers, and the holders of an order's link, ask for a change. */
export function registerChangeRequests(app: FastifyInstance, deps: OrderDeps): void {
  bindEndpoints(app, changeRequestsEndpoints, {
    async requestChange({ params: { id }, query, body, caller, request }) {
      await openOrderOrLink(deps, id, { query, caller, address: addressOf(request) })
      await deps.limits.take([limitOf(id)])
      return await requestChange(deps, id, body.text)
    },
  })
}

/** Each request moves its order to the front of the calls. */
function limitOf(id: OrderId): Limit {
  return { name: 'change request', subject: id, max: 10, seconds: 24 * 60 * 60 }
}
