import { Readable } from 'node:stream'
import { type AskedDivision, divisionOf, reportsStaffEndpoints } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../database/client.ts'
import { sendCsv, streamCsv } from '../../../http/answers/csv.ts'
import { bindEndpoints, bindRoute } from '../../../http/bind-endpoints.ts'
import { languageOfCall } from '../../../http/language.ts'
import { recordExport } from '../../audit/index.ts'
import type { Period } from './report-rows.repository.ts'
import { reportColumnsOf } from './reports.staff-presenter.ts'
import { getReport, listReportRows } from './reports.staff-service.ts'

const { exportReport, ...jsonEndpoints } = reportsStaffEndpoints

/** Registers the reports: the figures of any period, divided in several ways, also as files. */
export function registerReports(app: FastifyInstance, { db }: { db: Db }): void {
  bindEndpoints(app, jsonEndpoints, {
    getReport: ({ params, query }) => getReport(db, params.division, query),
  })
  bindRoute(app, 'exportReport', exportReport, async (request, reply) => {
    const { division: asked } = request.params as { division: AskedDivision }
    const period = request.query as Period
    await recordExport(db, request.caller, { entity: 'order', entityId: 'report', after: period })
    const division = divisionOf(asked, period)
    const rows = Readable.from(await listReportRows(db, division, period))
    const fail = (error: unknown) => request.log.warn({ err: error }, 'reports: an export was interrupted')
    const columns = reportColumnsOf(division, languageOfCall(request.raw))
    return await sendCsv(reply, `report-${division}-${period.from}-${period.to}`, streamCsv(rows, columns, fail))
  })
}
