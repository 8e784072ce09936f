import { type Db, inTransaction } from '../../../database/client.ts'
import { defineJob, scheduled, startTimer } from '../../../jobs/index.ts'
import { getSeller } from '../../settings/index.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { findOrder } from '../orders.repository.ts'
import { findReturn } from '../returns/returns.repository.ts'
import {
  type DocumentLine,
  type DueDocument,
  issueDocument,
  lockDueDocuments,
  lockNumbers,
} from './books.repository.ts'
import { documentKinds } from './document-kinds.data.ts'
import { creditLines, invoiceLines, reductionLines } from './document-lines.rules.ts'
import { writeReceipt } from './receipts/write-receipt.service.ts'

/** Max documents of one transaction, and max seconds of one run; the next run starts within a minute. */
const maxAtOnce = 100
const maxRun = 50

/** Runs `issueDocuments` when the invoice of a delivery becomes due, and every minute. */
export const issueDocumentsJob = defineJob({
  name: 'issue-documents',
  every: '* * * * *',
  ...scheduled,
})

/** Gives each due document the next number of its kind. Numbers have no gaps, whatever fails and however many processes run it. */
export async function issueDocuments({
  db,
  readClock,
  taxAuthority,
}: Pick<OrderDeps, 'db' | 'readClock' | 'taxAuthority'>): Promise<void> {
  const timer = startTimer(maxRun)
  for (const kind of documentKinds) {
    let issued = maxAtOnce
    while (issued === maxAtOnce && !timer.isOver())
      issued = await inTransaction(db, async (tx) => {
        let number = await lockNumbers(tx, kind)
        const now = readClock()
        const seller = await getSeller(tx)
        const due = await lockDueDocuments(tx, kind, now, maxAtOnce)
        for (const document of due) {
          number += 1
          await issueDocument(tx, document, { number, lines: await linesOf(tx, document), seller, now })
          if (taxAuthority) await writeReceipt(tx, taxAuthority, document.id, now)
        }
        return due.length
      })
  }
}

async function linesOf(tx: Db, { orderId, returnId, creditPiastres }: DueDocument): Promise<DocumentLine[]> {
  const record = await findOrder(tx, orderId)
  if (!record) throw new Error(`The order ${orderId} of a document is missing`)
  if (creditPiastres === null) return invoiceLines(record)
  const returned = returnId && (await findReturn(tx, returnId))
  const back = returned ? returned.lines.filter(({ received }) => received !== null && received > 0) : []
  return back.length > 0 ? creditLines(creditPiastres, back) : reductionLines(creditPiastres, record)
}
