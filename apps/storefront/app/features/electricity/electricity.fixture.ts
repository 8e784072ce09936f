import type { Electricity, Product, Tier } from '@shop/contract'

const tier = (up_to_kwh: number | null, price_per_kwh: number, is_from_first_kwh = false): Tier => ({
  up_to_kwh,
  price_per_kwh,
  is_from_first_kwh,
})

/** What the shop assumes, for tests: the Egyptian tariff since September 2024. */
export function sampleElectricity(changes: Partial<Electricity> = {}): Electricity {
  const tariff = {
    valid_from: '2024-09-01',
    source: 'Ministry of Electricity',
    source_url: 'https://ministry.example/prices',
    tiers: [
      tier(50, 0.68, true),
      tier(100, 0.78),
      tier(200, 0.95, true),
      tier(350, 1.55),
      tier(650, 1.95),
      tier(1000, 2.1, true),
      tier(null, 2.23, true),
    ],
  }
  return { household_kwh: 300, tariff, ...changes }
}

/** The type of an appliance that runs some minutes a day. */
export function typeThatRuns(minutes_a_day: number | null): NonNullable<Product['type']> {
  return { key: 'kettle', name: 'Kettle', clearance_mm: { side: 0, back: 0, top: 0 }, minutes_a_day }
}
