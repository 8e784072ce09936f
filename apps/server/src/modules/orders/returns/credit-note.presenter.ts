import { dayInCairo, governorates } from '@shop/contract'
import type { CreditNote } from '@shop/contract/staff'
import type { Seller } from '../../settings/index.ts'
import type { IssuedCredit, IssuedInvoice } from '../books/books.repository.ts'
import { creditAmounts } from '../books/document-lines.rules.ts'
import { showDocumentNumber } from '../books/document-numbers.rules.ts'
import { presentAmounts, presentSeller } from '../desk/invoice.presenter.ts'
import { addAmounts } from '../desk/invoice.rules.ts'
import { presentRecipient } from '../desk/orders.staff-presenter.ts'
import type { OrderRow } from '../orders.repository.ts'
import { showOrderNumber } from '../orders.rules.ts'
import { refuseReturnStep, showReturnNumber } from './return-terms.rules.ts'
import type { ReturnRecord } from './returns.repository.ts'
import { presentLineProduct } from './returns.staff-presenter.ts'

/**
 * Presents the credit note of a refunded return.
 *
 * @param today the seller of today, for a note without a number
 * @param issued what the books have of the order: its invoice and this note
 * @throws AppError `return_step_refused` when nothing was refunded
 */
export function presentCreditNote(
  { row, lines }: ReturnRecord,
  order: OrderRow,
  today: Seller,
  issued: { invoice: IssuedInvoice | undefined; note: IssuedCredit | undefined },
): CreditNote {
  if (row.refundMethod === null || row.refundedAt === null) throw refuseReturnStep(row.status)
  const back = lines.filter(({ received }) => received !== null && received > 0)
  const amounts = creditAmounts(issued.note?.creditPiastres ?? row.refundedPiastres, back)
  const recipient = presentRecipient(order)
  const { address, apartment, city } = order
  return {
    number: showReturnNumber(row.number),
    credit_note_number: issued.note ? showDocumentNumber('credit_note', issued.note.number) : null,
    invoice_number: issued.invoice
      ? showDocumentNumber('invoice', issued.invoice.number)
      : showOrderNumber(order.number),
    day: dayInCairo(row.refundedAt),
    ...presentSeller(issued.note?.seller ?? today),
    customer: recipient,
    address: recipient && { address, apartment: apartment || null, city, region: governorates[order.governorate] },
    refund_method: row.refundMethod,
    lines: back.map((line, place) => ({
      ...presentLineProduct(line),
      units: line.received ?? 0,
      vat_percent: line.vatRateBp / 100,
      amounts: presentAmounts(amounts[place]),
    })),
    delivery: presentAmounts(amounts[back.length]),
    total: presentAmounts(addAmounts(amounts)),
  }
}
