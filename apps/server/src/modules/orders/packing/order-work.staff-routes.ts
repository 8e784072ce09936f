import { orderViews, orderWorkStaffEndpoints, type ViewCounts } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import { bindEndpoints, bindFile } from '../../../http/bind-endpoints.ts'
import { languageOfCall } from '../../../http/language.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { listPrintouts } from './order-printouts.service.ts'
import { countViews } from './packing.repository.ts'
import { takeNextOrder } from './packing.service.ts'
import { printPapers } from './print-papers.service.ts'
import { workOnOrders } from './work-on-orders.service.ts'

/** Registers what staff do with many orders, and the work of a warehouse. */
export function registerOrderWork(app: FastifyInstance, deps: OrderDeps): void {
  const { printPapers: printing, ...endpoints } = orderWorkStaffEndpoints
  bindFile(app, 'printPapers', printing, ({ params: { kind }, query: { ids }, language }) =>
    printPapers(deps.db, { kind, ids, language, now: deps.readClock() }),
  )
  bindEndpoints(app, endpoints, {
    async countViews() {
      const counts = new Map((await countViews(deps.db)).map(({ view, count }) => [view, count]))
      return Object.fromEntries(orderViews.map((view) => [view, counts.get(view) ?? 0])) as ViewCounts
    },
    workOnOrders: ({ body, caller, request }) => workOnOrders(deps, caller, body, languageOfCall(request.raw)),
    async takeNextOrder({ caller }) {
      return { id: await takeNextOrder(deps, caller) }
    },
    async listPrintouts({ query }) {
      return { results: await listPrintouts(deps.db, query.ids) }
    },
  })
}
