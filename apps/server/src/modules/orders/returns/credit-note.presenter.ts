import { type BasisPoints, dayInCairo, governorates, piastres, vatRate } from '@shop/contract'
import type { CreditNote } from '@shop/contract/staff'
import type { Seller } from '../../settings/index.ts'
import { presentAmounts } from '../desk/invoice.presenter.ts'
import { addAmounts, splitTax } from '../desk/invoice.rules.ts'
import { presentRecipient } from '../desk/orders.staff-presenter.ts'
import type { OrderRow } from '../orders.repository.ts'
import { showOrderNumber } from '../orders.rules.ts'
import { shareCredit } from './return-amounts.rules.ts'
import { refuseReturnStep, showReturnNumber } from './return-terms.rules.ts'
import type { ReturnRecord } from './returns.repository.ts'

/**
 * Presents the credit note of a refunded return. A refund below what was due lowers the delivery first, then the goods.
 *
 * @throws AppError `return_step_refused` when nothing was refunded
 */
export function presentCreditNote({ row, lines }: ReturnRecord, order: OrderRow, seller: Seller): CreditNote {
  if (row.refundMethod === null || row.refundedAt === null) throw refuseReturnStep(row.status)
  const back = lines.filter(({ received }) => received !== null && received > 0)
  const { goods, delivery } = shareCredit(row.refundedPiastres, back)
  const deliveryRate = Math.max(0, ...back.map(({ vatRateBp }) => vatRateBp)) || vatRate
  const amounts = splitTax([
    ...back.map(({ vatRateBp }, place) => ({ gross: piastres(goods[place] ?? 0), rate: vatRateBp as BasisPoints })),
    { gross: piastres(delivery), rate: deliveryRate as BasisPoints },
  ])
  const recipient = presentRecipient(order)
  const { address, apartment, city } = order
  return {
    number: showReturnNumber(row.number),
    invoice_number: showOrderNumber(order.number),
    day: dayInCairo(row.refundedAt),
    shop_name: seller.name,
    commercial_register: seller.commercialRegister,
    tax_card: seller.taxCard,
    customer: recipient,
    address: recipient && { address, apartment: apartment || null, city, region: governorates[order.governorate] },
    refund_method: row.refundMethod,
    lines: back.map((line, place) => ({
      sku: line.sku,
      name: { en: line.nameEn, ar: line.nameAr },
      units: line.received ?? 0,
      vat_percent: line.vatRateBp / 100,
      amounts: presentAmounts(amounts[place]),
    })),
    delivery: presentAmounts(amounts[back.length]),
    total: presentAmounts(addAmounts(amounts)),
  }
}
