import type { ReceiptProblems } from '@shop/contract/staff'
import type { OrderDeps } from '../../orders.deps.ts'
import { showDocumentNumber } from '../document-numbers.rules.ts'
import { listReceiptProblems } from './tax-receipts.repository.ts'

/** In how many milliseconds of its issue the authority takes a receipt. */
const timeToSend = 24 * 60 * 60_000
const maxListed = 100

/** The receipts that staff must look at. */
export async function getReceiptProblems({
  db,
  readClock,
}: Pick<OrderDeps, 'db' | 'readClock'>): Promise<ReceiptProblems> {
  const rows = await listReceiptProblems(db, new Date(readClock().getTime() - timeToSend), maxListed)
  return {
    count: rows[0]?.count ?? 0,
    results: rows.map(({ orderId, kind, number, status, error }) => ({
      order_id: orderId,
      document: showDocumentNumber(kind, number),
      is_rejected: status === 'rejected',
      reason: error,
    })),
  }
}
