import { readFileSync } from 'node:fs'
import { isSameDimension, toBaseUnit, type Unit } from '@shop/contract'
import { describe, expect, it } from 'vitest'
import { type FactPreset, readPresets } from './preset-files.ts'

type Texts = { en: string; ar: string }
type Value = number | string | boolean | Texts
type DemoProduct = {
  sku: string
  type: string
  category: string
  name: Texts
  sizes: Texts[]
  dimensions_mm: Record<'width' | 'height' | 'depth', number>
  facts: Record<string, Value>
}
type Catalog = { categories: { key: string; types: string[] }[]; products: DemoProduct[] }

const file = new URL('demo/catalogue.json', import.meta.url)
const { categories, products }: Catalog = JSON.parse(readFileSync(file, 'utf8'))
const { facts: presets } = await readPresets()
const presetByKey = new Map(presets.map((preset) => [preset.key, preset]))

const languages = ['en', 'ar'] as const

/** How names say units, in English and Arabic; a number without one of these counts pieces. */
const unitWords: readonly [Unit, string, string][] = [
  ['W', 'W', 'وات'],
  ['L', 'L', 'لتر'],
  ['ml', 'ml', 'مل'],
  ['kg', 'kg', 'كجم'],
  ['g', 'g', 'جم'],
  ['bar', 'Bar', 'بار'],
  ['Pa', 'Pa', 'باسكال'],
  ['min', 'min', 'دقيقة'],
  ['inch', 'inch', 'بوصة'],
  ['cm', 'cm', 'سم'],
  ['celsius', '°C', 'درجة'],
]
const unitOf = (word = '') => unitWords.find(([, ...words]) => words.includes(word))?.[0] ?? null

/** What a name says in figures; "4-in-1" is four. */
function figuresOf(name: string): { value: number; unit: Unit | null }[] {
  const figures = name.replace(/-in-1| في 1/, '').matchAll(/(\d+(?:\.\d+)?)\s*([^\s،,\d]*)/gu)
  return [...figures].map(([, value, word]) => ({ value: Number(value), unit: unitOf(word) }))
}

/** Every quantity of a product, with the unit it is given in. */
function quantitiesOf({ facts, dimensions_mm: dimensions }: DemoProduct): { value: number; unit: Unit | null }[] {
  const numbers = Object.entries(facts).flatMap(([key, value]) =>
    typeof value === 'number' ? [{ value, unit: presetByKey.get(key)?.unit ?? null }] : [],
  )
  return [...numbers, ...Object.values(dimensions).map((value) => ({ value, unit: 'mm' as const }))]
}

function isSameQuantity(figure: { value: number; unit: Unit | null }, fact: { value: number; unit: Unit | null }) {
  if (figure.unit === null) return (fact.unit === null || fact.unit === 'pieces') && fact.value === figure.value
  return (
    isSameDimension(figure.unit, fact.unit) &&
    toBaseUnit(figure.value, figure.unit) === toBaseUnit(fact.value, fact.unit)
  )
}

function isFit(value: Value, { kind, min, max, choices }: FactPreset): boolean {
  if (kind === 'number') return typeof value === 'number' && value >= (min ?? -Infinity) && value <= (max ?? Infinity)
  if (kind === 'choice') return choices.some(({ key }) => key === value)
  if (kind === 'flag') return typeof value === 'boolean'
  return typeof value === 'object' && /[a-z]/i.test(value.en) && /\p{Script=Arabic}/u.test(value.ar)
}

describe.each(products.map((product) => [product.sku, product] as const))('%s of the demo', (_, product) => {
  const own = presets.filter(({ types }) => types.includes(product.type))

  it('has 8 to 14 facts, all of them of its type, with values within limits', () => {
    const entries = Object.entries(product.facts)
    expect(entries.length).toBeGreaterThanOrEqual(8)
    expect(entries.length).toBeLessThanOrEqual(14)
    const wrong = entries.filter(([key, value]) => {
      const preset = own.find((one) => one.key === key)
      return !preset || !isFit(value, preset)
    })
    expect(wrong).toEqual([])
  })

  it('has every key fact, every fact of cards and what is in its box', () => {
    const wanted = own.filter(
      ({ key, shown_in: places }) => key === 'in_the_box' || places.includes('key') || places.includes('card'),
    )
    expect(wanted.length).toBeGreaterThan(3)
    expect(Object.keys(product.facts)).toEqual(expect.arrayContaining(wanted.map(({ key }) => key)))
  })

  it.each(languages)('has a name in %s whose figures are its facts', (language) => {
    const quantities = quantitiesOf(product)
    const strange = figuresOf(product.name[language]).filter(
      (figure) => !quantities.some((quantity) => isSameQuantity(figure, quantity)),
    )
    expect(strange).toEqual([])
  })

  it('has names with the same figures in both languages, save an Arabic dual', () => {
    const values = (language: 'en' | 'ar') => figuresOf(product.name[language]).map(({ value }) => value)
    const duals = product.name.ar.match(/\p{Script=Arabic}ين(?=[،\s]|$)/gu) ?? []
    const said = [...values('ar'), ...duals.map(() => 2)]
    expect(values('en').filter((value) => !said.includes(value))).toEqual([])
    expect(values('ar').filter((value) => !values('en').includes(value))).toEqual([])
  })

  it('lies in a category of its type, and has no choice of one size', () => {
    expect(categories.find(({ key }) => key === product.category)?.types).toContain(product.type)
    expect(product.sizes.length).not.toBe(1)
  })
})

it('every fact of the presets has a product of the demo', () => {
  const used = new Set(products.flatMap(({ facts }) => Object.keys(facts)))
  expect(presets.filter(({ key }) => !used.has(key))).toEqual([])
})
