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

/** Prices from `lowest` to `max`, both included. */
export type PriceRange = { lowest: Piastres; max: Piastres }

/**
 * All prices whose monthly price is within a budget: those for which some plan takes the price and costs no more. The ranges ascend
 * and neither overlap nor touch.
 *
 * @param budget in EGP
 */
export function findPricesWithin(plans: readonly InstallmentPlan[], budget: number): PriceRange[] {
  const monthly = parsePounds(budget)
  if (monthly === null) return []
  const ranges = plans
    .map((plan) => rangeOf(plan, monthly))
    .filter(({ lowest, max }) => lowest <= max)
    .sort((one, other) => one.lowest - other.lowest)
  const joined: PriceRange[] = []
  for (const range of ranges) {
    const last = joined.at(-1)
    if (last && range.lowest <= last.max + 1) last.max = piastres(Math.max(last.max, range.max))
    else joined.push(range)
  }
  return joined
}

/** The prices that a plan takes for so much a month; `max` is below `lowest` where there are none. */
function rangeOf({ months, min_total, max_total, ...plan }: InstallmentPlan, monthly: Piastres): PriceRange {
  // Fees are rounded up to whole piastres, so the highest price is rounded down. The product may be above what a number holds exactly.
  const reach = (BigInt(monthly) * BigInt(months) * 10_000n) / BigInt(10_000 + toBasisPoints(plan))
  const highest = max_total === null ? Number.POSITIVE_INFINITY : Math.round(max_total * 100)
  return { lowest: piastres(Math.round(min_total * 100)), max: piastres(Math.min(Number(reach), highest)) }
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
  const fees = Math.ceil((amount * toBasisPoints(plan)) / 10_000)
  const total = amount + fees
  return {
    plan,
    monthly: toPounds(piastres(Math.ceil(total / plan.months))),
    total: toPounds(piastres(total)),
    fees: toPounds(piastres(fees)),
  }
}

function toBasisPoints({ fee_percent }: Pick<InstallmentPlan, 'fee_percent'>): number {
  return Math.round(fee_percent * 100)
}
