import { booksStaffEndpoints } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import { sendCsv, streamCsv } from '../../../http/answers/csv.ts'
import { bindEndpoints, bindFile, bindRoute } from '../../../http/bind-endpoints.ts'
import { languageOfCall } from '../../../http/language.ts'
import { recordExport } from '../../audit/index.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { presentBookSums } from './book-sums.presenter.ts'
import { readBookRows, sumBooks } from './books.repository.ts'
import { bookColumnsOf } from './books-csv.presenter.ts'
import { printDocument } from './documents/print-document.service.ts'
import { getReceiptProblems } from './receipts/receipt-problems.service.ts'
import { renewReceipts } from './receipts/write-receipt.service.ts'

/** Registers the files of the books and their sums, and what went wrong with their electronic receipts. */
export function registerBooks(app: FastifyInstance, deps: OrderDeps): void {
  const { exportBooks, getBookDocument, ...endpoints } = booksStaffEndpoints
  bindRoute(app, 'exportBooks', exportBooks, async (request, reply) => {
    const period = request.query as { from: string; to: string }
    await recordExport(deps.db, request.caller, { entity: 'order', entityId: 'books', after: period })
    const columns = bookColumnsOf(languageOfCall(request.raw))
    const fail = (error: unknown) => request.log.warn({ err: error }, 'books: an export was interrupted')
    return await sendCsv(
      reply,
      `books-${period.from}-${period.to}`,
      streamCsv(readBookRows(deps.db, period), columns, fail),
    )
  })
  bindFile(app, 'getBookDocument', getBookDocument, ({ params: { number }, language }) =>
    printDocument(deps.db, { number, language, reader: 'owner', orderId: null }),
  )
  bindEndpoints(app, endpoints, {
    getBookSums: async ({ query }) => presentBookSums(await sumBooks(deps.db, query)),
    listReceiptProblems: () => getReceiptProblems(deps),
    async renewReceipts() {
      await renewReceipts(deps)
      return await getReceiptProblems(deps)
    },
  })
}
