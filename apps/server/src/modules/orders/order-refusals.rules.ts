import type { ErrorCode, Localized, OrderStatus, TotalLimits } from '@shop/contract'
import { statusTitles } from '@shop/contract/staff'
import { formatExactMoney, formatMoney } from '@shop/i18n'
import { AppError } from '../../errors.ts'

/** A refusal that tells something of its phone: that it is blocked, or that it refused parcels. */
export class PhoneRefusal<Code extends ErrorCode = ErrorCode> extends AppError<Code> {}

/** The order is in another state than the step needs. */
export function refuseStep(status: OrderStatus): AppError {
  const { en, ar } = statusTitles[status]
  return new AppError('order_step_refused', { details: { status }, words: { status: { en: en.toLowerCase(), ar } } })
}

/** @param packer the name of the colleague who packs the order */
export function refuseTaken(packer: string): AppError {
  return new AppError('order_taken', { details: { packer } })
}

/** @param order the number of the order that has the unit */
export function refuseSerial(serial: string, order: string): AppError {
  return new AppError('serial_taken', { details: { serial, order }, fields: ['serials'] })
}

/** @param caller the name of the colleague who is calling */
export function refuseClaimedCall(caller: string): AppError {
  return new AppError('call_claimed', { details: { caller } })
}

/** @param total that of now, in EGP */
export function refuseOtherTotal(total: number): AppError {
  return new AppError('total_changed', { details: { total }, words: { total: inWords(total, formatMoney) } })
}

/** No cash is taken of the phone. */
export function refuseCash(): AppError {
  return new PhoneRefusal('card_needed', { fields: ['payment_method'] })
}

/** @param deposit what the shopper may pay by card instead of all, in EGP */
export function refuseWithoutDeposit(deposit: number): AppError {
  return new PhoneRefusal('deposit_needed', {
    details: { deposit },
    fields: ['payment_method'],
    words: { deposit: inWords(deposit, formatExactMoney) },
  })
}

/** @param available what can be refunded at most, in EGP */
export function refuseRefund(available: number): AppError {
  const words = { available: inWords(available, formatExactMoney) }
  return new AppError('refund_too_high', { details: { available }, fields: ['amount'], words })
}

/** @param due what is to come in cash, in EGP */
export function refuseMoreCash(due: number): AppError {
  const words = { due: inWords(due, formatExactMoney) }
  return new AppError('cash_too_high', { details: { due }, fields: ['amount'], words })
}

/** @param limit what the member may send back on one day, in EGP; `left`: what is left of it */
export function refuseAboveLimit({ limit, left }: { limit: number; left: number }): AppError {
  const words = { limit: inWords(limit, formatExactMoney), left: inWords(left, formatExactMoney) }
  return new AppError('refund_limit_reached', { details: { limit, left }, words })
}

/** @param max the highest possible delivery fee, in EGP */
export function refuseFee(max: number): AppError {
  return new AppError('delivery_fee_too_high', {
    details: { max },
    fields: ['delivery'],
    words: { max: inWords(max, formatMoney) },
  })
}

/** The way to pay takes no such total. @param limits in EGP */
export function refuseTotalOfMethod({ min, max }: TotalLimits): AppError {
  const words = {
    en: max === null ? `from ${formatMoney(min, 'en')}` : `from ${formatMoney(min, 'en')} to ${formatMoney(max, 'en')}`,
    ar: max === null ? `من ${formatMoney(min, 'ar')}` : `من ${formatMoney(min, 'ar')} إلى ${formatMoney(max, 'ar')}`,
  }
  return new AppError('total_not_taken', {
    details: { min, ...(max !== null && { max }) },
    fields: ['payment_method'],
    words: { totals: words },
  })
}

/** @param paid what was paid, in EGP */
export function refuseTotal(paid: number): AppError {
  return new AppError('total_above_payment', {
    details: { paid },
    fields: ['lines'],
    words: { paid: inWords(paid, formatExactMoney) },
  })
}

function inWords(egp: number, format: typeof formatMoney): Localized {
  return { en: format(egp, 'en'), ar: format(egp, 'ar') }
}
