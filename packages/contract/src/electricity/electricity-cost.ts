import { type Piastres, parsePounds, piastres } from '../values/money.ts'
import type { WattHours } from './consumption.ts'
import type { Tier } from './electricity.schema.ts'

export type ApplianceCost = {
  cost: Piastres
  /** Whether the appliance lifts the household into a tier that raises the price of all its kWh. */
  raisesHousehold: boolean
}

/**
 * What an appliance adds to a household's bill of a month: the bill with it less the bill without it. Fees that the supplier adds to
 * a bill are not in it.
 *
 * @param tiers in rising order, the last without an end
 * @param householdKwh what the household uses in a month besides the appliance
 */
export function costOfAppliance(tiers: readonly Tier[], householdKwh: number, appliance: WattHours): ApplianceCost {
  const household = Math.round(householdKwh * 1000)
  const added = billOf(tiers, household + appliance) - billOf(tiers, household)
  return {
    cost: piastres(Math.round(added / 1000)),
    raisesHousehold: firstTierOf(tiers, household + appliance) > firstTierOf(tiers, household),
  }
}

/** A household's bill of a month, in thousandths of a piastre. */
export function billOf(tiers: readonly Tier[], used: WattHours): number {
  const first = firstTierOf(tiers, used)
  return tiers.slice(first).reduce((bill, tier, index) => {
    const from = index === 0 ? 0 : endOf(tiers[first + index - 1])
    return bill + Math.max(0, Math.min(used, endOf(tier)) - from) * (parsePounds(tier.price_per_kwh) ?? 0)
  }, 0)
}

/** The tier that prices the first kWh of a month. */
function firstTierOf(tiers: readonly Tier[], used: WattHours): number {
  const reached = tiers.slice(0, tiers.findIndex((tier) => used <= endOf(tier)) + 1)
  return Math.max(0, reached.map((tier) => tier.is_from_first_kwh).lastIndexOf(true))
}

function endOf(tier: Tier | undefined): WattHours {
  return tier?.up_to_kwh == null ? Number.POSITIVE_INFINITY : tier.up_to_kwh * 1000
}
