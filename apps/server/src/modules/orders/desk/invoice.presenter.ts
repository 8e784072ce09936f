import { dayInCairo, governorates, piastres, toPounds } from '@shop/contract'
import type { Invoice } from '@shop/contract/staff'
import type { Seller } from '../../settings/index.ts'
import type { IssuedInvoice } from '../books/books.repository.ts'
import { invoiceAmounts } from '../books/document-lines.rules.ts'
import { showDocumentNumber } from '../books/document-numbers.rules.ts'
import type { OrderRecord } from '../orders.repository.ts'
import { showOrderNumber } from '../orders.rules.ts'
import { type Amounts, addAmounts } from './invoice.rules.ts'
import { presentRecipient, presentStaffLine } from './orders.staff-presenter.ts'

/**
 * Presents the invoice of an order.
 *
 * @param today the seller of today, for an invoice without a number
 * @param issued its entry in the books; none before the delivery
 */
export function presentInvoice({ order, lines }: OrderRecord, today: Seller, issued?: IssuedInvoice): Invoice {
  const amounts = invoiceAmounts({ order, lines })
  const recipient = presentRecipient(order)
  const { address, apartment, city } = order
  return {
    number: showOrderNumber(order.number),
    day: dayInCairo(order.createdAt),
    invoice_number: issued ? showDocumentNumber('invoice', issued.number) : null,
    invoice_day: issued ? dayInCairo(issued.issuedAt) : null,
    ...presentSeller(issued?.seller ?? today),
    receipt: issued?.receiptUuid && issued.receiptUrl ? { uuid: issued.receiptUuid, url: issued.receiptUrl } : null,
    customer: recipient,
    address: recipient && { address, apartment: apartment || null, city, region: governorates[order.governorate] },
    payment_method: order.paymentMethod,
    payment_status: order.paymentStatus,
    status: order.status,
    lines: lines.map((line, place) => ({
      ...presentStaffLine(line),
      vat_percent: line.vatRateBp / 100,
      amounts: presentAmounts(amounts[place]),
    })),
    subtotal: toPounds(piastres(order.subtotalPiastres)),
    discount: toPounds(piastres(order.discountPiastres)),
    delivery: presentAmounts(amounts[lines.length]),
    total: presentAmounts(addAmounts(amounts)),
  }
}

/** Presents the seller of an invoice or a credit note. */
export function presentSeller({ name, address, commercialRegister, taxCard }: Seller) {
  return { shop_name: name, seller_address: address, commercial_register: commercialRegister, tax_card: taxCard }
}

/** Presents the amounts of a part of an invoice. */
export function presentAmounts(amounts?: Amounts): Invoice['total'] {
  if (!amounts) throw new Error('A line of the invoice has no amounts')
  return { net: toPounds(amounts.net), vat: toPounds(amounts.vat), gross: toPounds(amounts.gross) }
}
