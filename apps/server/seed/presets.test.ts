import { type factPlaces, isSameDimension } from '@shop/contract'
import { describe, expect, it } from 'vitest'
import { readPresets } from './preset-files.ts'

const { types, facts } = await readPresets()

it('describe 41 types in both languages', () => {
  expect(types).toHaveLength(41)
  for (const { key, name } of [...types, ...facts, ...facts.flatMap(({ choices }) => choices)]) {
    expect(name.en, key).toMatch(/[a-z]/i)
    // The letter of an energy class is the same in both.
    expect(name.ar, key).toMatch(/\p{Script=Arabic}|^[A-G]$/u)
  }
})

it('name every type and fact once, and facts of types that exist', () => {
  const typeKeys = types.map(({ key }) => key)
  expect(new Set(typeKeys).size).toBe(typeKeys.length)
  expect(new Set(facts.map(({ key }) => key)).size).toBe(facts.length)
  for (const { key, types: scope } of facts) {
    expect(new Set(scope).size, key).toBe(scope.length)
    expect(typeKeys, key).toEqual(expect.arrayContaining(scope))
  }
})

it('give limits and units to numbers alone, choices to choices alone', () => {
  for (const { key, kind, unit, better, min, max, choices } of facts) {
    if (kind === 'number') expect(min, key).toBeLessThan(max ?? Number.NaN)
    else expect({ unit, better, min, max }, key).toEqual({ unit: null, better: null, min: null, max: null })
    expect(choices.length > 1, key).toBe(kind === 'choice')
    expect(new Set(choices.map((choice) => choice.key)).size, key).toBe(choices.length)
  }
})

it('have the facts that the shop itself reads, in their units', () => {
  const units = { power_w: 'W', energy_kwh_year: 'kWh_year', noise_db: 'dBA', capacity_l: 'L', cable_m: 'm' } as const
  for (const [key, unit] of Object.entries(units)) {
    const fact = facts.find((one) => one.key === key)
    expect(fact && isSameDimension(fact.unit, unit), key).toBe(true)
  }
  expect(facts.find(({ key }) => key === 'energy_class')?.choices.map(({ key }) => key)).toEqual([...'ABCDEFG'])
  expect(facts.find(({ key }) => key === 'in_the_box')).toMatchObject({ kind: 'text', group: 'box' })
})

describe.each(types)('$key', ({ key }) => {
  const own = facts.filter((fact) => fact.types.includes(key))
  const countIn = (place: (typeof factPlaces)[number]) => own.filter((fact) => fact.shown_in.includes(place)).length

  it('has 8 to 14 facts, three key facts, one or two on cards and 4 to 7 to filter by', () => {
    expect(own.length).toBeGreaterThanOrEqual(8)
    expect(own.length).toBeLessThanOrEqual(14)
    expect(countIn('key')).toBe(3)
    expect([1, 2]).toContain(countIn('card'))
    expect(countIn('facet')).toBeGreaterThanOrEqual(4)
    expect(countIn('facet')).toBeLessThanOrEqual(7)
  })
})
