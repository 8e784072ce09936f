import type { CouponQuote } from '@shop/contract'
import type { TextStore } from '@shop/session'
import { useState } from 'react'
import type { CheckoutTrouble } from '../order-form/place-order.ts'

/** The coupon of the form: null without one, `asking` while the shop counts it for these goods. */
export type QuotedCoupon = CouponQuote | 'asking' | null

/** Totals as a form shows them, in EGP. */
type ShownTotals = { subtotal: number; delivery: number; total: number; isDeliveryFinal: boolean }

/**
 * The coupon of a form, and its totals with it.
 *
 * @param full the totals without a coupon
 * @param trouble why the last order was not placed
 */
export function useQuotedCoupon(full: ShownTotals, trouble: CheckoutTrouble | null) {
  const [coupon, setCoupon] = useState<QuotedCoupon>(null)
  const quote = coupon === 'asking' ? null : coupon
  const totals = quote ? { ...quote, isDeliveryFinal: quote.is_delivery_final } : full
  return {
    field: { coupon, onQuote: setCoupon, refusal: refusalOf(trouble) },
    totals: { ...totals, couponCode: quote?.coupon_code ?? null },
    /** What the order costs; null until it is known. */
    total: coupon === 'asking' ? null : totals.total,
  }
}

export type CouponControl = ReturnType<typeof useQuotedCoupon>['field']

/** An order that was refused because of its coupon; null for other reasons. */
function refusalOf(trouble: CheckoutTrouble | null) {
  return trouble?.outcome === 'refused' && trouble.code.startsWith('coupon_') ? trouble : null
}

/** Stores the code until the order is placed, so that a reload does not lose it. */
export function couponDraft(store: TextStore) {
  const name = 'coupon_code'
  return {
    save: (code: string | null) => (code === null ? store.removeItem(name) : store.setItem(name, code)),
    recall: () => store.getItem(name),
  }
}
