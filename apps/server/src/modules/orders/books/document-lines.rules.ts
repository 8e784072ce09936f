import { type BasisPoints, piastres, vatRate } from '@shop/contract'
import { type Amounts, addAmounts, splitTax } from '../desk/invoice.rules.ts'
import type { OrderRecord } from '../orders.repository.ts'
import { shareCredit } from '../returns/return-amounts.rules.ts'
import type { ReturnLineRow } from '../returns/returns.repository.ts'
import type { DocumentLine } from './books.repository.ts'

const delivery = { sku: null, nameEn: 'Delivery', nameAr: 'الشحن', quantity: 1 }
const reduction = { sku: null, nameEn: 'Reduction of the price', nameAr: 'تخفيض في السعر', quantity: 1 }

type InvoicedOrder = Pick<OrderRecord, 'order' | 'lines'>

/** A line of a document before its tax is split: `gross` in piastres, tax included. */
type UntaxedLine = Pick<DocumentLine, 'sku' | 'nameEn' | 'nameAr' | 'quantity' | 'vatRateBp'> & { gross: number }

/** The amounts of an invoice: its lines, then delivery, which has the tax rate of the goods. */
export function invoiceAmounts(record: InvoicedOrder): Amounts[] {
  return amountsOf(untaxedInvoiceLines(record))
}

/** The lines of the invoice of an order; delivery that is free is no line. */
export function invoiceLines(record: InvoicedOrder): DocumentLine[] {
  return toLines(untaxedInvoiceLines(record))
}

/** The amounts of the credit note of a return: the units that came back, then delivery. They add up to the refund. */
export function creditAmounts(refunded: number, back: readonly ReturnLineRow[]): Amounts[] {
  return amountsOf(untaxedCreditLines(refunded, back))
}

/** The lines of the credit note of a return. */
export function creditLines(refunded: number, back: readonly ReturnLineRow[]): DocumentLine[] {
  return toLines(untaxedCreditLines(refunded, back))
}

/** The line of a refund without a return: it lowers the price of the whole order. */
export function reductionLines(refunded: number, { lines }: Pick<OrderRecord, 'lines'>): DocumentLine[] {
  return toLines([{ ...reduction, vatRateBp: rateOf(lines), gross: refunded }])
}

/** What the lines of a document add up to, in piastres. */
export function sumLines(lines: readonly Pick<DocumentLine, 'netPiastres' | 'vatPiastres'>[]): Amounts {
  return addAmounts(lines.map(amountsOfLine))
}

/** The amounts of a line of a document, in piastres. */
export function amountsOfLine({
  netPiastres,
  vatPiastres,
}: Pick<DocumentLine, 'netPiastres' | 'vatPiastres'>): Amounts {
  return { net: piastres(netPiastres), vat: piastres(vatPiastres), gross: piastres(netPiastres + vatPiastres) }
}

function untaxedInvoiceLines({ order, lines }: InvoicedOrder): UntaxedLine[] {
  const goods = lines.map(({ sku, nameEn, nameAr, quantity, vatRateBp, lineTotalPiastres, discountPiastres }) => ({
    sku,
    nameEn,
    nameAr,
    quantity,
    vatRateBp,
    gross: lineTotalPiastres - discountPiastres,
  }))
  return [...goods, { ...delivery, vatRateBp: rateOf(lines), gross: order.deliveryPiastres }]
}

/** A refund below what was due lowers the delivery first, then the goods. */
function untaxedCreditLines(refunded: number, back: readonly ReturnLineRow[]): UntaxedLine[] {
  const shares = shareCredit(refunded, back)
  const goods = back.map(({ sku, nameEn, nameAr, received, vatRateBp }, place) => ({
    sku,
    nameEn,
    nameAr,
    quantity: received ?? 0,
    vatRateBp,
    gross: shares.goods[place] ?? 0,
  }))
  return [...goods, { ...delivery, vatRateBp: rateOf(back), gross: shares.delivery }]
}

function rateOf(lines: readonly { vatRateBp: number }[]): number {
  return Math.max(0, ...lines.map(({ vatRateBp }) => vatRateBp)) || vatRate
}

function amountsOf(lines: readonly UntaxedLine[]): Amounts[] {
  return splitTax(lines.map(({ gross, vatRateBp }) => ({ gross: piastres(gross), rate: vatRateBp as BasisPoints })))
}

/** A delivery that costs nothing is no line. */
function toLines(lines: readonly UntaxedLine[]): DocumentLine[] {
  const amounts = amountsOf(lines)
  return lines.flatMap(({ gross, ...line }, place) => {
    const { net, vat } = amounts[place] ?? { net: piastres(0), vat: piastres(0) }
    return gross === 0 && line.sku === null ? [] : [{ ...line, netPiastres: net, vatPiastres: vat }]
  })
}
