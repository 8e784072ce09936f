import type { Language, Product } from '@shop/contract'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { sampleFact } from '../../facts/fact.fixture.ts'
import { LanguageProvider } from '../../i18n/language.tsx'
import { sampleProduct } from '../catalog/product.fixture.ts'
import { sampleElectricity, typeThatRuns } from './electricity.fixture.ts'
import { estimateCost, findCheapest, householdChoices } from './estimate.ts'
import { MonthlyElectricity } from './monthly-electricity.tsx'
import { makeRow } from './use-electricity-row.tsx'

const power = (value: number) => sampleFact({ key: 'power_w', value, unit: 'W' })
const year = (value: number) => sampleFact({ key: 'energy_kwh_year', value, unit: 'kWh_year' })
const kettle = (changes: Partial<Product> = {}) =>
  sampleProduct({ type: typeThatRuns(15), facts: [power(2200)], ...changes })

/** The text without tags and invisible marks. */
function textOf(node: ReactNode, language: Language = 'en'): string {
  const html = renderToString(<LanguageProvider language={language}>{node}</LanguageProvider>)
  return html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ')
}

describe('the electricity of a product', () => {
  const show = (product: Product, language?: Language, electricity = sampleElectricity()) =>
    textOf(<MonthlyElectricity product={product} electricity={electricity} />, language)

  it('P-02: has its figure and all it assumes without scripts', () => {
    const text = show(kettle())
    expect(text).toContain('about EGP 26 a month')
    expect(text).toContain('2200 W for 15 minutes a day. That is 16.7 kWh in a month of 30.4 days.')
    expect(text).toContain('The home uses 300 kWh a month without it.')
    expect(text).toContain('Prices since 1 September 2024, without other fees on the bill: Ministry of Electricity')
    expect(text).not.toContain('raises the price')
  })

  it.each([
    [1, 'لمدة دقيقة واحدة في اليوم'],
    [2, 'لمدة دقيقتين في اليوم'],
    [8, 'لمدة 8 دقائق في اليوم'],
    [15, 'لمدة 15 دقيقة في اليوم'],
    [480, 'لمدة 480 دقيقة في اليوم'],
  ])('counts %d minutes in Arabic', (minutes, expected) => {
    expect(show(kettle({ type: typeThatRuns(minutes) }), 'ar')).toContain(`2200 وات ${expected}`)
  })

  it('says its cost in Arabic', () => {
    expect(show(kettle(), 'ar')).toContain('حوالي 26 ج.م في الشهر')
  })

  it('prefers what it uses in a year, and then speaks of no minutes', () => {
    const text = show(kettle({ facts: [power(2200), year(120)] }))
    expect(text).toContain('about EGP 16 a month')
    expect(text).toContain('120 kWh a year. A twelfth of it is 10 kWh a month.')
    expect(text).not.toContain('minutes')
  })

  it('of less than a pound is said so', () => {
    expect(show(kettle({ facts: [power(20)] }))).toContain('less than EGP 1 a month')
  })

  it('says when it raises the price of everything else', () => {
    const text = show(kettle(), 'en', sampleElectricity({ household_kwh: 640 }))
    expect(text).toContain('raises the price of all its electricity')
    expect(text).toContain('about EGP 391 a month')
  })

  it.each([
    ['neither power nor year is known', kettle({ facts: [] }), sampleElectricity()],
    ['nobody knows how long it runs', kettle({ type: typeThatRuns(null) }), sampleElectricity()],
    ['it has no type', kettle({ type: null }), sampleElectricity()],
    [
      'it runs on a battery',
      kettle({ facts: [power(150), sampleFact({ key: 'rechargeable', kind: 'flag', value: true, unit: null })] }),
      sampleElectricity(),
    ],
    ['the shop has no tariff', kettle(), sampleElectricity({ tariff: null })],
  ])('shows nothing where %s', (_, product, electricity) => {
    expect(show(product, 'en', electricity)).toBe('')
  })
})

describe('an estimate', () => {
  it('follows the minutes and the household of a shopper', () => {
    const cost = (corrections = {}) => estimateCost(kettle(), sampleElectricity(), corrections)?.cost
    expect(cost()).toBe(2592)
    expect(cost({ minutesADay: 30 })).toBe(5183)
    expect(cost({ householdKwh: 150 })).toBe(1588)
    expect(cost({ householdKwh: 600 })).toBe(3260)
    expect(cost({ householdKwh: 0 })).toBe(1137)
  })

  it('of a year knows no minutes', () => {
    const product = kettle({ facts: [year(120)] })
    expect(estimateCost(product, sampleElectricity(), { minutesADay: 1 })?.kwh).toBe(10)
  })

  it('is for a usual household, half of it or double', () => {
    expect(householdChoices(300)).toEqual({ small: 150, average: 300, large: 600 })
    expect(householdChoices(1).small).toBe(1)
  })
})

describe('compared products', () => {
  const estimates = (...watts: (number | null)[]) =>
    watts.map((value) => (value === null ? null : estimateCost(kettle({ facts: [power(value)] }), sampleElectricity())))

  it.each([
    ['the cheapest to run', [2200, 1800, 2400], [1]],
    ['all that are cheapest', [1800, 2200, 1800], [0, 2]],
    ['none where all cost the same', [2200, 2200], []],
    ['none where they differ by piastres alone', [2200, 2201], []],
    ['none where one alone is known', [2200, null], []],
    ['the cheapest of those that are known', [2200, null, 1800], [2]],
  ])('mark %s', (_, watts, places) => {
    expect(findCheapest(estimates(...watts))).toEqual(places)
  })

  it('P-09: have a row with what it assumes and the cheapest in words', () => {
    const products = [kettle({ id: 1 }), kettle({ id: 2, facts: [power(1500)] }), kettle({ id: 3, facts: [] })]
    const [row] = makeRow('Electricity cost', products, sampleElectricity())
    const cells = products.map((product) => textOf(row?.render(product)))
    expect(cells[0]).toMatch(/about EGP 26 a month.*2200 W for 15 minutes a day, in a home that uses 300 kWh/)
    expect(cells[0]).toContain('prices since 1 September 2024')
    expect(cells[1]).toContain('Cheapest to run')
    expect(cells[0]).not.toContain('Cheapest')
    expect(cells[2]).toContain('Not known')
  })

  it.each([
    ['costs differ', [power(2200)], [power(1500)], true],
    ['one cost is not known', [power(2200)], [], true],
    ['costs are the same in whole pounds', [power(2200)], [power(2201)], false],
  ])('have a row that differs or not where %s', (_, one, other, expected) => {
    const products = [kettle({ id: 1, facts: one }), kettle({ id: 2, facts: other })]
    const [row] = makeRow('Electricity cost', products, sampleElectricity())
    expect(row?.differs).toBe(expected)
  })

  it('have no row where none of them has a cost', () => {
    expect(makeRow('Electricity cost', [kettle({ facts: [] })], sampleElectricity())).toEqual([])
  })
})
