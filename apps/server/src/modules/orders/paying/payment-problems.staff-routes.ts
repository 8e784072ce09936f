import { paymentProblemsStaffEndpoints } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import { checkPageExists, makePage, offsetOf } from '../../../http/answers/page.ts'
import { bindEndpoints } from '../../../http/bind-endpoints.ts'
import { countPaymentProblems } from '../../payments/index.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { listProblemsWithOrders, resolvePaymentProblem } from './payment-problems.service.ts'

export function registerPaymentProblems(app: FastifyInstance, deps: OrderDeps): void {
  const { db } = deps
  bindEndpoints(app, paymentProblemsStaffEndpoints, {
    async listPaymentProblems({ query }) {
      const { state, reason } = query
      const count = await countPaymentProblems(db, { state, reason })
      checkPageExists(query, count)
      const range = { limit: query.page_size, offset: offsetOf(query) }
      const problems = await listProblemsWithOrders(db, { state, reason }, range)
      return makePage(paymentProblemsStaffEndpoints.listPaymentProblems.path, { state, reason }, query, count, problems)
    },
    resolvePaymentProblem: ({ params, body, caller }) => resolvePaymentProblem(deps, caller, params.id, body.note),
  })
}
