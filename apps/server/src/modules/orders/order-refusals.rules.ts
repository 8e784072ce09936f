import type { Localized, OrderStatus } from '@shop/contract'
import { statusTitles } from '@shop/contract/staff'
import { formatExactMoney, formatMoney } from '@shop/i18n'
import { AppError } from '../../errors.ts'

/** The order is in another state than the step needs. */
export function refuseStep(status: OrderStatus): AppError {
  const { en, ar } = statusTitles[status]
  return new AppError('order_step_refused', { status }, [], {}, { status: { en: en.toLowerCase(), ar } })
}

/** @param total that of now, in EGP */
export function refuseOtherTotal(total: number): AppError {
  return new AppError('total_changed', { total }, [], {}, { total: inWords(total, formatMoney) })
}

/** @param available what can be refunded at most, in EGP */
export function refuseRefund(available: number): AppError {
  const words = { available: inWords(available, formatExactMoney) }
  return new AppError('refund_too_high', { available }, ['amount'], {}, words)
}

function inWords(egp: number, format: typeof formatMoney): Localized {
  return { en: format(egp, 'en'), ar: format(egp, 'ar') }
}
