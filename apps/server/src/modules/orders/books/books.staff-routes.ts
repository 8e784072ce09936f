import { booksStaffEndpoints } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import { sendCsv, streamCsv } from '../../../http/answers/csv.ts'
import { bindRoute } from '../../../http/bind-endpoints.ts'
import { languageOfCall } from '../../../http/language.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { readBookRows } from './books.repository.ts'
import { bookColumnsOf } from './books-csv.presenter.ts'

/** Registers the file of the books. */
export function registerBooks(app: FastifyInstance, { db }: OrderDeps): void {
  bindRoute(app, 'exportBooks', booksStaffEndpoints.exportBooks, async (request, reply) => {
    const period = request.query as { from: string; to: string }
    const columns = bookColumnsOf(languageOfCall(request.raw))
    const fail = (error: unknown) => request.log.warn({ err: error }, 'books: an export was interrupted')
    return await sendCsv(reply, `books-${period.from}-${period.to}`, streamCsv(readBookRows(db, period), columns, fail))
  })
}
