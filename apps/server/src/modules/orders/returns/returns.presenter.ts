import { type Language, type OrderReturn, type OrderReturns, piastres, returnLife, toPounds } from '@shop/contract'
import type { OrderRecord } from '../orders.repository.ts'
import { type LastDays, showReturnNumber } from './return-terms.rules.ts'
import type { ReturnLineRow, ReturnRecord } from './returns.repository.ts'

/** Presents the returns of an order to its shopper, with what may still be returned. */
export function presentOrderReturns(
  { order, lines }: OrderRecord,
  days: LastDays | null,
  returns: readonly ReturnRecord[],
  language: Language,
): OrderReturns {
  const isOpen = order.status === 'delivered' && days !== null
  return {
    last_days: isOpen ? { change_of_mind: days.changeOfMind, fault: days.fault } : null,
    returnable: lines.map((line) => ({
      ...presentNames(line, language),
      image: line.image,
      quantity: line.quantity - line.inReturns,
    })),
    returns: returns.map((record) => ({
      ...presentReturn(record, language),
      can_withdraw: returnLife[record.row.status].withdraw !== undefined,
    })),
  }
}

/** Presents a return in one language. */
export function presentReturn(
  { row, lines, events, pictures }: ReturnRecord,
  language: Language,
): Omit<OrderReturn, 'can_withdraw'> {
  return {
    id: row.id,
    number: showReturnNumber(row.number),
    status: row.status,
    reason: row.reason,
    note: row.note || null,
    pictures,
    refusal: row.refusal || null,
    items: lines.map((line) => ({ ...presentNames(line, language), quantity: line.quantity, received: line.received })),
    refund: row.refundMethod
      ? toPounds(piastres(row.refundedPiastres))
      : row.duePiastres && toPounds(piastres(row.duePiastres)),
    refund_method: row.refundMethod,
    timeline: events.map(({ status, createdAt }) => ({ status, at: createdAt.toISOString() })),
    created_at: row.createdAt.toISOString(),
  }
}

type Named = Pick<ReturnLineRow, 'variantId' | 'nameEn' | 'nameAr' | 'colorNameEn' | 'colorNameAr'>

function presentNames(line: Named, language: Language) {
  const isArabic = language === 'ar'
  return {
    variant_id: line.variantId,
    name: isArabic ? line.nameAr : line.nameEn,
    color_name: isArabic ? line.colorNameAr : line.colorNameEn,
  }
}
