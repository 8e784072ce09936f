import { readFileSync } from 'node:fs'
import { factGroups, factKeyField, factKinds, factPlaces, isSameDimension, unitKeys } from '@shop/contract'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const texts = z.strictObject({ en: z.string().regex(/[a-z]/i), ar: z.string().regex(/\p{Script=Arabic}/u) })
const millimeters = z.int().min(0).max(1000)

const typeSchema = z.strictObject({
  key: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  name: texts,
  clearance_mm: z.strictObject({ side: millimeters, back: millimeters, top: millimeters }),
  minutes_a_day: z.int().min(1).max(1440).nullable(),
})
const factSchema = z.strictObject({
  key: factKeyField,
  name: texts,
  kind: z.enum(factKinds),
  unit: z.enum(unitKeys).nullable(),
  group: z.enum(factGroups),
  better: z.enum(['more', 'less']).nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  shown_in: z.array(z.enum(factPlaces)),
  choices: z.array(z.strictObject({ key: factKeyField, name: texts })),
  types: z.array(z.string()).min(1),
})

const readPresets = (name: string) =>
  JSON.parse(readFileSync(new URL(`presets/${name}.json`, import.meta.url), 'utf8')) as unknown
const types = z.array(typeSchema).length(41).parse(readPresets('types'))
const facts = z.array(factSchema).parse(readPresets('facts'))

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
