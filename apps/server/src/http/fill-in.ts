import type { Language, OrderStatus } from '@shop/contract'
import { formatExactMoney, formatMoney } from '@shop/i18n'
import type { ErrorDetails } from '../errors.ts'

/** What the states of an order are called in a sentence. */
const statusWords: Record<OrderStatus, Record<Language, string>> = {
  pending_payment: { en: 'waiting for payment', ar: 'في انتظار الدفع' },
  processing: { en: 'being prepared', ar: 'قيد التجهيز' },
  in_transit: { en: 'on its way', ar: 'في الطريق إليك' },
  delivered: { en: 'delivered', ar: 'تم التوصيل' },
  cancelled: { en: 'cancelled', ar: 'ملغي' },
  returned: { en: 'returned', ar: 'تم الاسترجاع' },
}

type Detail = ErrorDetails[string]

/** How a detail is written that is more than a word or a count. */
const writings: Readonly<Record<string, (detail: Detail, language: Language) => string>> = {
  money: (egp, language) => formatMoney(Number(egp), language),
  exact: (egp, language) => formatExactMoney(Number(egp), language),
  order: (status, language) => statusWords[status as OrderStatus][language],
}

/**
 * Puts the details of a refusal into its sentence: `{name}` stands for one as it is, `{name:money}` for an amount in EGP,
 * `{name:exact}` for one to the piastre, `{name:order}` for the state of an order.
 */
export function fillIn(sentence: string, details: ErrorDetails, language: Language): string {
  return sentence.replace(/\{(\w+)(?::(\w+))?\}/g, (gap, name: string, writing: string | undefined) => {
    const detail = details[name]
    if (detail === undefined) return gap
    return (writing && writings[writing]?.(detail, language)) ?? String(detail)
  })
}
