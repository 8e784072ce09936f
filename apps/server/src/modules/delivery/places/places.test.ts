import { governorateCodes } from '@shop/contract'
import { foldText } from '@shop/i18n'
import { expect, test } from 'vitest'
import { placesOf } from './places.data.ts'

test.each(governorateCodes)('%s has places with a name in both languages, each once', (code) => {
  const cities = placesOf[code]
  expect(cities.length).toBeGreaterThan(0)
  for (const list of [cities.map(({ name }) => name), ...cities.map(({ areas }) => areas)]) {
    for (const { en, ar } of list) {
      expect(en).toMatch(/^[0-9A-Za-z][A-Za-z0-9 ]+$/)
      expect(ar).toMatch(/^[0-9ء-ي][ء-ي0-9R ]+$/)
    }
    const folded = list.flatMap(({ en, ar }) => [foldText(en), foldText(ar)])
    expect(new Set(folded).size).toBe(folded.length)
  }
})
