import { type Piastres, parsePounds, piastres, toPounds } from '../values/money.ts'
import type { InstallmentPlan } from './installment-plan.schema.ts'

/** What a total costs by the month: each amount in EGP, fees included in `total`. */
export type MonthlyPrice = { plan: InstallmentPlan; monthly: number; total: number; fees: number }

/**
 * The lowest monthly price of a total; of equal ones that with the lower fees.
 *
 * @param total in EGP
 * @returns null where no plan takes the total
 */
export function findMonthlyPrice(plans: readonly InstallmentPlan[], total: number): MonthlyPrice | null {
  const amount = parsePounds(total)
  if (amount === null) return null
  const prices = plans.filter((plan) => takesTotal(plan, total)).map((plan) => priceOf(plan, amount))
  prices.sort((one, other) => one.monthly - other.monthly || one.fees - other.fees)
  return prices[0] ?? null
}

/**
 * The highest price in whole pounds that somebody with so much a month can pay, at once or by a plan.
 *
 * @param budget in whole EGP
 */
export function findPriceOfBudget(plans: readonly InstallmentPlan[], budget: number): number {
  const prices = plans.map((plan) => {
    // What the fees leave of all months; rounding may take a pound of it.
    const whole = Math.floor((budget * plan.months) / (1 + plan.fee_percent / 100))
    const highest = Math.min(whole, Math.floor(plan.max_total ?? whole))
    const price = [highest, highest - 1].find((pounds) => isWithin(plan, pounds, budget))
    return price ?? 0
  })
  return Math.max(budget, ...prices)
}

function isWithin(plan: InstallmentPlan, pounds: number, budget: number): boolean {
  const amount = takesTotal(plan, pounds) ? parsePounds(pounds) : null
  return amount !== null && priceOf(plan, amount).monthly <= budget
}

/** Tells whether a total in EGP is within limits. */
export function takesTotal(
  { min_total: min, max_total: max }: Pick<InstallmentPlan, 'min_total' | 'max_total'>,
  total: number,
): boolean {
  return total >= min && (max === null || total <= max)
}

/** Fees and the monthly amount are rounded up to the piastre, so that nobody pays more than was said. */
function priceOf(plan: InstallmentPlan, amount: Piastres): MonthlyPrice {
  const basisPoints = Math.round(plan.fee_percent * 100)
  const fees = Math.ceil((amount * basisPoints) / 10_000)
  const total = amount + fees
  return {
    plan,
    monthly: toPounds(piastres(Math.ceil(total / plan.months))),
    total: toPounds(piastres(total)),
    fees: toPounds(piastres(fees)),
  }
}
