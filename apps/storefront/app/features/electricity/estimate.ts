import {
  type ApplianceCost,
  type Consumption,
  costOfAppliance,
  type Electricity,
  findConsumption,
  monthlyWattHours,
  type Product,
  type Tariff,
} from '@shop/contract'

/** What a shopper says otherwise than the shop assumes. */
export type Corrections = { minutesADay?: number; householdKwh?: number }

export type Estimate = ApplianceCost & {
  consumption: Consumption
  /** Of a month. */
  kwh: number
  householdKwh: number
  tariff: Tariff
}

/** What a product's electricity costs a month, and by what; null where its consumption or the tariff is not known. */
export function estimateCost(
  product: Pick<Product, 'type' | 'facts'>,
  { tariff, household_kwh }: Electricity,
  { minutesADay, householdKwh = household_kwh }: Corrections = {},
): Estimate | null {
  const known = findConsumption(product)
  if (!known || !tariff) return null
  const consumption = known.kind === 'daily' && minutesADay ? { ...known, minutesADay } : known
  const wattHours = monthlyWattHours(consumption)
  const result = costOfAppliance(tariff.tiers, householdKwh, wattHours)
  return { ...result, consumption, kwh: wattHours / 1000, householdKwh, tariff }
}

/** The places of the products that are cheapest to run, in whole pounds as they are shown; none where nothing can be compared. */
export function findCheapest(estimates: readonly (Estimate | null)[]): readonly number[] {
  const pounds = estimates.map((estimate) => estimate && shownPounds(estimate))
  const known = pounds.filter((cost) => cost !== null)
  const cheapest = Math.min(...known)
  if (known.every((cost) => cost === cheapest)) return []
  return pounds.flatMap((cost, place) => (cost === cheapest ? place : []))
}

/** The cost in whole pounds; 0 for less than one. */
export function shownPounds({ cost }: Pick<Estimate, 'cost'>): number {
  return cost < 100 ? 0 : Math.round(cost / 100)
}

/** The households that a shopper can choose: half of the usual consumption, the usual, and double. */
export function householdChoices(usualKwh: number) {
  return { small: Math.max(1, Math.round(usualKwh / 2)), average: usualKwh, large: usualKwh * 2 } as const
}
