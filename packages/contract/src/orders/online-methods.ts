import { takesTotal } from '../settings/monthly-price.ts'
import type { OnlineMethod, PaymentMethod } from './order-status.ts'
import type { OfferedMethod } from './orders.schema.ts'

/** The totals in EGP that a way to pay takes; `max` is null where they have no end. */
export type TotalLimits = { min: number; max: number | null }

type MethodRules = {
  /** Time to pay. The order keeps its stock so long. */
  minutes: number
  /** The limits, unless the shop has others in its contract; `plans`: the plans of the settings say what it takes and costs. */
  limits: TotalLimits | 'plans'
  /** Who refunds: `staff` where the provider cannot send money back. */
  refunds: 'provider' | 'staff'
}

/** The rules of each way to pay at the provider (docs/payments.md). */
export const methodRules: Readonly<Record<OnlineMethod, MethodRules>> = {
  card: { minutes: 30, limits: { min: 0, max: null }, refunds: 'provider' },
  wallet: { minutes: 30, limits: { min: 5, max: 60_000 }, refunds: 'provider' },
  kiosk: { minutes: 24 * 60, limits: { min: 5, max: 20_000 }, refunds: 'staff' },
  bank_installments: { minutes: 30, limits: 'plans', refunds: 'provider' },
  pay_later: { minutes: 60, limits: 'plans', refunds: 'provider' },
}

export function isOnline(method: PaymentMethod): method is OnlineMethod {
  return method !== 'cash'
}

/** Tells whether an offered way takes a total in EGP. With plans, one of them must take it. */
export function takesOrder(
  { plans, ...limits }: Pick<OfferedMethod, 'min_total' | 'max_total' | 'plans'>,
  total: number,
): boolean {
  return takesTotal(limits, total) && (plans.length === 0 || plans.some((plan) => takesTotal(plan, total)))
}
