import type { Product } from '../catalog/catalog.schema.ts'
import { toBaseUnit } from '../facts/units.ts'

/** Days of an average month: 365 / 12, rounded. */
export const daysAMonth = 30.4

/** Electricity in whole watt-hours, so that bills are exact. */
export type WattHours = number

/** What an appliance uses: a year's consumption as measured for its label, or its power while it runs. */
export type Consumption = { kind: 'yearly'; kwhAYear: number } | { kind: 'daily'; watts: number; minutesADay: number }

/**
 * What is known of a product's use of mains electricity.
 *
 * @returns null where too little is known. The power of a rechargeable appliance is that of its motor, not of its charger.
 */
export function findConsumption({ type, facts }: Pick<Product, 'type' | 'facts'>): Consumption | null {
  const numberOf = (key: string) => {
    const fact = facts.find((one) => one.key === key)
    return typeof fact?.value === 'number' ? toBaseUnit(fact.value, fact.unit) : 0
  }
  const kwhAYear = numberOf('energy_kwh_year')
  if (kwhAYear > 0) return { kind: 'yearly', kwhAYear }
  // A microwave draws more from the mains than it gives to the food.
  const watts = numberOf('input_w') || numberOf('power_w')
  const minutesADay = type?.minutes_a_day ?? 0
  const isRechargeable = facts.some(({ key, value }) => key === 'rechargeable' && value === true)
  return watts > 0 && minutesADay > 0 && !isRechargeable ? { kind: 'daily', watts, minutesADay } : null
}

/** What an appliance uses in a month: a twelfth of its year, or power × minutes a day × 30.4 days. */
export function monthlyWattHours(consumption: Consumption): WattHours {
  if (consumption.kind === 'yearly') return Math.round((consumption.kwhAYear * 1000) / 12)
  return Math.round((consumption.watts * consumption.minutesADay * daysAMonth) / 60)
}
