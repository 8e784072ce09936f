import { type Language, type OrderReturns, returnsEndpoints } from '@shop/contract'
import type { FastifyInstance } from 'fastify'
import { readIdempotencyClaim } from '../../../http/answers/idempotency.ts'
import { bindEndpoints } from '../../../http/bind-endpoints.ts'
import { openOrder } from '../open-order.service.ts'
import type { OrderDeps } from '../orders.deps.ts'
import type { OrderRecord } from '../orders.repository.ts'
import { withdrawReturn } from './decide-return.service.ts'
import { findLastDays, requestReturn } from './request-return.service.ts'
import { returnLimits } from './returns.limits.ts'
import { presentOrderReturns } from './returns.presenter.ts'
import { listReturnsOf } from './returns.repository.ts'

/** Registers what shoppers do with returns. */
export function registerReturns(app: FastifyInstance, deps: OrderDeps): void {
  const { db, limits } = deps

  async function show(record: OrderRecord, language: Language): Promise<OrderReturns> {
    const { id } = record.order
    const [days, returns] = await Promise.all([findLastDays(db, id), listReturnsOf(db, id)])
    return presentOrderReturns(record, days, returns, language)
  }

  bindEndpoints(app, returnsEndpoints, {
    async listReturns({ params, query, caller, language }) {
      return await show(await openOrder(deps, params.id, query, caller), language)
    },
    async requestReturn({ params: { id }, query, body, caller, language, request }) {
      await openOrder(deps, id, query, caller)
      const claim = readIdempotencyClaim(request, `return ${id}`, body)
      await limits.take(returnLimits(id))
      await requestReturn(deps, id, body, { actorId: null, claim })
      return await show(await openOrder(deps, id, query, caller), language)
    },
    async withdrawReturn({ params, query, caller, language }) {
      await openOrder(deps, params.id, query, caller)
      await withdrawReturn(deps, params.id, params.return)
      return await show(await openOrder(deps, params.id, query, caller), language)
    },
  })
}
