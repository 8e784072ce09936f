import { orderCallsStaffEndpoints } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import { bindEndpoints } from '../../../http/bind-endpoints.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { getCallQueue } from './call-queue.service.ts'
import { claimCall, takeOverCall } from './claim-call.service.ts'

/** Registers the call desk. */
export function registerOrderCalls(app: FastifyInstance, deps: OrderDeps): void {
  bindEndpoints(app, orderCallsStaffEndpoints, {
    listWaitingCalls: ({ query, caller }) => getCallQueue(deps, query, caller.permissions),
    async claimCall({ params, caller }) {
      return { until: (await claimCall(deps, caller, params.id)).toISOString() }
    },
    async takeOverCall({ params, caller }) {
      return { until: (await takeOverCall(deps, caller, params.id)).toISOString() }
    },
  })
}
