import { courierSheetsStaffEndpoints, type Printout } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import { sendCsv, streamCsv } from '../../../http/answers/csv.ts'
import { bindEndpoints, bindRoute } from '../../../http/bind-endpoints.ts'
import { languageOfCall } from '../../../http/language.ts'
import { recordExport } from '../../audit/index.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { listPrintouts } from '../packing/order-printouts.service.ts'
import { clearUnmatchedCash } from './clear-unmatched-cash.service.ts'
import { sheetColumnsOf } from './courier-sheet.presenter.ts'
import { getCashBook, readCourierSheet } from './courier-sheets.service.ts'

const { exportCourierSheet, ...jsonEndpoints } = courierSheetsStaffEndpoints

/** Registers the sheets that go to couriers and come from them. */
export function registerCourierSheets(app: FastifyInstance, deps: OrderDeps): void {
  bindEndpoints(app, jsonEndpoints, {
    getCashBook: () => getCashBook(deps.db),
    async clearUnmatchedCash({ params: { id }, body, caller }) {
      await clearUnmatchedCash(deps, caller, id, body)
      return await getCashBook(deps.db)
    },
    readCourierSheet: ({ body, caller, request }) => readCourierSheet(deps, caller, body, languageOfCall(request.raw)),
  })
  bindRoute(app, 'exportCourierSheet', exportCourierSheet, async (request, reply) => {
    const { ids } = request.query as Query
    await recordExport(deps.db, request.caller, { entity: 'order', entityId: 'list', after: { ids } })
    const papers = await listPrintouts(deps.db, ids, 'left out')
    const fail = (error: unknown) => request.log.warn({ err: error }, 'orders: a courier sheet was interrupted')
    const day = deps.readClock().toISOString().slice(0, 10)
    return await sendCsv(
      reply,
      `courier-${day}`,
      streamCsv(each(papers), sheetColumnsOf(languageOfCall(request.raw)), fail),
    )
  })
}

type Query = { ids: Parameters<typeof listPrintouts>[1] }

async function* each(papers: readonly Printout[]) {
  yield* papers
}
