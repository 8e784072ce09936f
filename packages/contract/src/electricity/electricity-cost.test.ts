import { describe, expect, it } from 'vitest'
import type { Tier } from './electricity.schema.ts'
import { billOf, costOfAppliance } from './electricity-cost.ts'

const tier = (up_to_kwh: number | null, price_per_kwh: number, is_from_first_kwh = false): Tier => ({
  up_to_kwh,
  price_per_kwh,
  is_from_first_kwh,
})

/** The Egyptian tariff that bills count since September 2024. */
const tiers = [
  tier(50, 0.68, true),
  tier(100, 0.78),
  tier(200, 0.95, true),
  tier(350, 1.55),
  tier(650, 1.95),
  tier(1000, 2.1, true),
  tier(null, 2.23, true),
]

const billInPounds = (kwh: number) => billOf(tiers, kwh * 1000) / 100_000

describe("a household's bill", () => {
  it.each([
    [0, 0, 'nothing'],
    [1, 0.68, '0.68'],
    [50, 34, '50 × 0.68'],
    [51, 34.78, '50 × 0.68 + 0.78'],
    [100, 73, '50 × 0.68 + 50 × 0.78'],
    [101, 95.95, '101 × 0.95: all of it moves up'],
    [200, 190, '200 × 0.95'],
    [201, 191.55, '200 × 0.95 + 1.55'],
    [350, 422.5, '200 × 0.95 + 150 × 1.55'],
    [351, 424.45, '422.50 + 1.95'],
    [650, 1007.5, '422.50 + 300 × 1.95'],
    [651, 1367.1, '651 × 2.10: all of it moves up'],
    [1000, 2100, '1000 × 2.10'],
    [1001, 2232.23, '1001 × 2.23: all of it moves up'],
    [2000, 4460, '2000 × 2.23'],
  ])('of %d kWh is EGP %d: %o', (kwh, pounds) => {
    expect(billInPounds(kwh)).toBe(pounds)
  })

  it('counts parts of a kWh: just above 100 kWh all of them cost 0.95', () => {
    expect(billInPounds(100.001)).toBe(95.00095)
  })

  it('never falls and never jumps but where all of it moves up', () => {
    const jumps: number[] = []
    for (let kwh = 1; kwh <= 1500; kwh += 1) {
      const step = billInPounds(kwh) - billInPounds(kwh - 1)
      expect(step, `${kwh} kWh`).toBeGreaterThan(0)
      if (step > 2.231) jumps.push(kwh)
    }
    expect(jumps).toEqual([101, 651, 1001])
  })
})

describe('the cost of an appliance', () => {
  it.each([
    [20, 20, 1360, false, '20 × 0.68, within the first tier'],
    [40, 20, 1460, false, '10 × 0.68 + 10 × 0.78, across 50'],
    [50, 10, 780, false, '10 × 0.78, from the border on'],
    [90, 10, 780, false, '10 × 0.78, up to the border'],
    [90, 20, 3930, true, '110 × 0.95 − 65.20, across 100: all moves up'],
    [150, 50, 4750, false, '50 × 0.95, up to 200'],
    [190, 20, 2500, false, '10 × 0.95 + 10 × 1.55, across 200'],
    [300, 16.72, 2592, false, '16.72 × 1.55'],
    [340, 20, 3500, false, '10 × 1.55 + 10 × 1.95, across 350'],
    [640, 10, 1950, false, '10 × 1.95, up to 650'],
    [640, 20, 39_800, true, '660 × 2.10 − 988, across 650: all moves up'],
    [700, 100, 21_000, false, '100 × 2.10'],
    [990, 20, 17_330, true, '1010 × 2.23 − 990 × 2.10, across 1,000: all moves up'],
    [1200, 100, 22_300, false, '100 × 2.23'],
    [80, 300, 42_360, true, '481 − 57.40, across 100, 200 and 350'],
    [0, 0, 0, false, 'nothing'],
  ])('of %d kWh besides %d kWh is %d piastres, raising all: %s (%s)', (household, kwh, cost, raisesHousehold) => {
    expect(costOfAppliance(tiers, household, kwh * 1000)).toEqual({ cost, raisesHousehold })
  })

  it('is never negative and never falls with more use, whatever the household uses', () => {
    for (const household of [0, 49.5, 50, 99, 100, 150, 200, 349, 350, 649.9, 650, 999, 1000, 3000]) {
      let before = 0
      for (let wattHours = 0; wattHours <= 1_200_000; wattHours += 1700) {
        const { cost } = costOfAppliance(tiers, household, wattHours)
        expect(cost, `${household} kWh and ${wattHours} Wh`).toBeGreaterThanOrEqual(before)
        before = cost
      }
    }
  })

  it('of two appliances in turn is the cost of both together', () => {
    const both = costOfAppliance(tiers, 330, 400_000).cost
    const first = costOfAppliance(tiers, 330, 150_000).cost
    expect(first + costOfAppliance(tiers, 480, 250_000).cost).toBe(both)
  })

  it('knows tariffs of one price, and of prices that count their own part alone', () => {
    expect(costOfAppliance([tier(null, 1)], 300, 5000).cost).toBe(500)
    const own = [tier(10, 1), tier(20, 2), tier(null, 3)]
    expect(billOf(own, 25_000) / 100_000).toBe(10 + 20 + 15)
  })
})
