import { type BasisPoints, dayInCairo, governorates, piastres, toPounds, vatRate } from '@shop/contract'
import type { Invoice } from '@shop/contract/staff'
import type { Seller } from '../../settings/index.ts'
import type { OrderRecord } from '../orders.repository.ts'
import { showOrderNumber } from '../orders.rules.ts'
import { type Amounts, addAmounts, splitTax } from './invoice.rules.ts'
import { presentRecipient, presentStaffLine } from './orders.staff-presenter.ts'

/** Presents the invoice of an order. Delivery has the tax rate of the goods. */
export function presentInvoice({ order, lines }: OrderRecord, seller: Seller): Invoice {
  const deliveryRate = Math.max(0, ...lines.map(({ vatRateBp }) => vatRateBp)) || vatRate
  const parts = [
    ...lines.map((line) => ({
      gross: piastres(line.lineTotalPiastres - line.discountPiastres),
      rate: line.vatRateBp as BasisPoints,
    })),
    { gross: piastres(order.deliveryPiastres), rate: deliveryRate as BasisPoints },
  ]
  const amounts = splitTax(parts)
  const recipient = presentRecipient(order)
  const { address, apartment, city } = order
  return {
    number: showOrderNumber(order.number),
    day: dayInCairo(order.createdAt),
    shop_name: seller.name,
    commercial_register: seller.commercialRegister,
    tax_card: seller.taxCard,
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

/** Presents the amounts of a part of an invoice. */
export function presentAmounts(amounts?: Amounts): Invoice['total'] {
  if (!amounts) throw new Error('A line of the invoice has no amounts')
  return { net: toPounds(amounts.net), vat: toPounds(amounts.vat), gross: toPounds(amounts.gross) }
}
