import { describe, expect, it } from 'vitest'
import type { Product } from '../catalog/catalog.schema.ts'
import type { Fact } from '../facts/facts.schema.ts'
import { findConsumption, monthlyWattHours } from './consumption.ts'

const fact = (key: string, value: Fact['value'], unit: Fact['unit'] = null): Fact => ({
  key,
  name: key,
  kind: typeof value === 'number' ? 'number' : 'flag',
  group: 'power',
  value,
  unit,
  text: String(value),
  better: null,
  shown_in: [],
})
const power = fact('power_w', 2200, 'W')
const year = fact('energy_kwh_year', 120, 'kWh_year')
const typeOf = (minutes_a_day: number | null): Product['type'] => ({
  key: 'kettle',
  name: 'Kettle',
  clearance_mm: { side: 0, back: 0, top: 0 },
  minutes_a_day,
})

describe('what is known of the consumption of a product', () => {
  it.each([
    ['its year, before anything else', [power, year], 15, { kind: 'yearly', kwhAYear: 120 }],
    ['its power and the minutes of its type', [power], 15, { kind: 'daily', watts: 2200, minutesADay: 15 }],
    ['a power in kW', [fact('power_w', 2.2, 'kW')], 15, { kind: 'daily', watts: 2200, minutesADay: 15 }],
    ['what it draws rather than gives', [power, fact('input_w', 2900, 'W')], 15, { kind: 'daily', watts: 2900 }],
    ['nothing without minutes', [power], null, null],
    ['nothing without power or year', [fact('capacity_l', 1.7, 'L')], 15, null],
    ['nothing where the power is none', [fact('power_w', 0, 'W')], 15, null],
    ['nothing of the motor of a rechargeable one', [power, fact('rechargeable', true)], 15, null],
    ['the year of a rechargeable one', [year, fact('rechargeable', true)], null, { kind: 'yearly', kwhAYear: 120 }],
    ['the power of one that is not rechargeable', [power, fact('rechargeable', false)], 1, { watts: 2200 }],
  ] as const)('%s', (_, facts, minutes, expected) => {
    const found = findConsumption({ type: typeOf(minutes), facts: [...facts] })
    if (expected === null) expect(found).toBeNull()
    else expect(found).toMatchObject(expected)
  })

  it('is nothing for a product without a type', () => {
    expect(findConsumption({ type: null, facts: [power] })).toBeNull()
  })
})

describe('a month of an appliance', () => {
  it('is a twelfth of its year', () => {
    expect(monthlyWattHours({ kind: 'yearly', kwhAYear: 300 })).toBe(25_000)
    expect(monthlyWattHours({ kind: 'yearly', kwhAYear: 100 })).toBe(8333)
  })

  it('is its power by its minutes on 30.4 days: 2,200 W for 15 minutes are 16.72 kWh', () => {
    expect(monthlyWattHours({ kind: 'daily', watts: 2200, minutesADay: 15 })).toBe(16_720)
    expect(monthlyWattHours({ kind: 'daily', watts: 60, minutesADay: 480 })).toBe(14_592)
    expect(monthlyWattHours({ kind: 'daily', watts: 2200, minutesADay: 0 })).toBe(0)
  })
})
