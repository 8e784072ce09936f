import { type Language, type OrderReturn, type OrderReturns, piastres, returnLife, toPounds } from '@shop/contract'
import type { OrderRecord } from '../orders.repository.ts'
import { isTooLate, type LastDays, showReturnNumber } from './return-terms.rules.ts'
import type { ReturnLineRow, ReturnRecord } from './returns.repository.ts'

/** Presents the returns of an order to its shopper, with what may still be returned. */
export function presentOrderReturns(
  { order, lines }: OrderRecord,
  { days, returns, now }: { days: LastDays | null; returns: readonly ReturnRecord[]; now: Date },
  language: Language,
): OrderReturns {
  return {
    last_days: order.status === 'delivered' && days ? presentLastDays(days, now) : null,
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

function presentLastDays(days: LastDays, now: Date): OrderReturns['last_days'] {
  if (isTooLate('faulty', days, now)) return null
  return { change_of_mind: isTooLate('change_of_mind', days, now) ? null : days.changeOfMind, fault: days.fault }
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
