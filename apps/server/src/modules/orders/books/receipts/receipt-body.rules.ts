import { createHash } from 'node:crypto'
import type { PaymentMethod } from '@shop/contract'
import type { TaxAuthority } from '../../../tax-authority/index.ts'
import type { DocumentLine } from '../books.repository.ts'
import type { DocumentKind } from '../document-kinds.data.ts'
import { showDocumentNumber } from '../document-numbers.rules.ts'

/** What a receipt says of a document of the books. */
export type ReceiptSource = {
  kind: DocumentKind
  number: number
  issuedAt: Date
  paymentMethod: PaymentMethod
  lines: readonly DocumentLine[]
  /** UUID of the receipt before it from the same till; empty for the first. */
  previousUuid: string
  /** UUID of the receipt of the invoice, for a credit note. */
  invoiceUuid: string | null
  /** UUID of the receipt that the authority judged as not valid, and which this one replaces. */
  replacedUuid: string | null
}

/** A receipt as it is sent: `uuid` is a hash of it, `body` its JSON, `url` what its QR code says. */
export type WrittenReceipt = { uuid: string; body: string; url: string }

/**
 * Writes the receipt of an invoice, or the return receipt of a credit note, in the format of version 1.2 (docs/tax-receipts.md). Its amounts are
 * those of the books to the piastre: what a line cost after its discounts, net, and the tax.
 */
export function writeReceiptBody(
  source: ReceiptSource,
  { seller, portalUrl }: Pick<TaxAuthority, 'seller' | 'portalUrl'>,
): WrittenReceipt {
  const { lines, invoiceUuid, replacedUuid } = source
  const net = sum(lines, ({ netPiastres }) => netPiastres)
  const vat = sum(lines, ({ vatPiastres }) => vatPiastres)
  const header = {
    dateTimeIssued: source.issuedAt.toISOString().replace(/\.\d+Z$/, 'Z'),
    receiptNumber: showDocumentNumber(source.kind, source.number),
    uuid: '',
    previousUUID: source.previousUuid,
    ...(replacedUuid !== null && { referenceOldUUID: replacedUuid }),
    ...(invoiceUuid !== null && { referenceUUID: invoiceUuid }),
    currency: 'EGP',
  }
  const receipt = {
    header,
    documentType: { receiptType: source.kind === 'invoice' ? 's' : 'r', typeVersion: '1.2' },
    seller,
    // Shoppers stay unnamed; above a limit of the authority it asks for the number of an identity card, which the shop does not.
    buyer: { type: 'P' },
    itemData: lines.map((line) => toItem(line, seller.rin)),
    totalSales: egp(net),
    netAmount: egp(net),
    totalAmount: egp(net + vat),
    taxTotals: [{ taxType: 'T1', amount: egp(vat) }],
    paymentMethod: paymentCodes[source.paymentMethod] ?? 'O',
  }
  // The hash is of the receipt with an empty UUID.
  header.uuid = createHash('sha256').update(serialize(receipt)).digest('hex')
  const page = `${portalUrl}/receipts/search/${header.uuid}/share/${header.dateTimeIssued}`
  const url = `${page}#Total:${egp(net + vat)},IssuerRIN:${seller.rin}`
  return { uuid: header.uuid, body: JSON.stringify(receipt), url }
}

/** Cash and card of the authority's table; all else is `O`, others. */
const paymentCodes: Partial<Record<PaymentMethod, string>> = { cash: 'C', card: 'V' }

/** Digits behind the point that the authority takes of a price. */
const priceDigits = 5

function toItem({ sku, nameEn, nameAr, quantity, vatRateBp, netPiastres, vatPiastres }: DocumentLine, rin: string) {
  // Delivery and reductions have no SKU, but one name for all.
  const code = toPlainText(sku ?? nameEn.toUpperCase().replaceAll(' ', '-'))
  return {
    internalCode: code,
    description: toPlainText(nameAr),
    itemType: 'EGS',
    itemCode: `EG-${rin}-${code}`,
    unitType: 'EA',
    quantity,
    unitPrice: Math.round((netPiastres * 10 ** (priceDigits - 2)) / quantity) / 10 ** priceDigits,
    netSale: egp(netPiastres),
    totalSale: egp(netPiastres),
    total: egp(netPiastres + vatPiastres),
    taxableItems: [{ taxType: 'T1', amount: egp(vatPiastres), subType: subtypeOf(vatRateBp), rate: vatRateBp / 100 }],
  }
}

/** Of the tax T1, VAT: general sales, goods without tax, another rate. */
function subtypeOf(vatRateBp: number): string {
  if (vatRateBp === 0) return 'V003'
  return vatRateBp === 1400 ? 'V009' : 'V010'
}

/** The authority's documents do not say how the hash reads an escaped character, so that receipts have none. */
function toPlainText(text: string): string {
  return text.replace(/["\\\p{Cc}]/gu, (character) => (character === '"' ? '″' : ' '))
}

/**
 * The text whose hash is the UUID: names in capitals and values as in the JSON, both in quotes. A list repeats its name before each of its parts.
 * Numbers are written as in JSON, so that what is hashed is what is sent.
 */
export function serialize(part: unknown): string {
  if (typeof part !== 'object' || part === null) return `"${part}"`
  return Object.entries(part)
    .map(([name, value]) => {
      const title = `"${name.toUpperCase()}"`
      if (!Array.isArray(value)) return title + serialize(value)
      return title + value.map((one) => title + serialize(one)).join('')
    })
    .join('')
}

function sum(lines: readonly DocumentLine[], pick: (line: DocumentLine) => number): number {
  return lines.reduce((total, line) => total + pick(line), 0)
}

/** Piastres as a decimal of at most two digits, exactly: JSON has the shortest text of a number. */
function egp(piastres: number): number {
  return piastres / 100
}
