import type { Language, OrderStatus } from '@shop/contract'
import { statusTitles } from '@shop/contract/staff'
import { formatExactMoney, formatMoney } from '@shop/i18n'
import type { ErrorDetails } from '../../errors.ts'

type Detail = ErrorDetails[string]

/** How a detail is written that is more than a word or a count. */
const writings: Readonly<Record<string, (detail: Detail, language: Language) => string>> = {
  money: (egp, language) => formatMoney(Number(egp), language),
  exact: (egp, language) => formatExactMoney(Number(egp), language),
  order: (status, language) => statusTitles[status as OrderStatus][language].toLowerCase(),
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
