import { expect, test } from 'vitest'
import { fromBaseUnit, isSameDimension, toBaseUnit, unitKeys } from './units.ts'

test('a number comes back unchanged from its base unit, in every unit', () => {
  for (const unit of [...unitKeys, null]) {
    for (const value of [0.1, 1, 1.7, 2.25, 16, 2200])
      expect(fromBaseUnit(toBaseUnit(value, unit), unit), `${value} ${unit}`).toBe(value)
  }
})

test('litres are stored as millilitres, inches as millimetres, hours as minutes', () => {
  expect(toBaseUnit(1.7, 'L')).toBe(1700)
  expect(toBaseUnit(16, 'inch')).toBe(406.4)
  expect(toBaseUnit(1.2, 'kW')).toBe(1200)
  expect(toBaseUnit(7.5, 'h')).toBe(450)
})

test('units of one dimension can be exchanged, others not', () => {
  expect(isSameDimension('L', 'ml')).toBe(true)
  expect(isSameDimension('inch', 'cm')).toBe(true)
  expect(isSameDimension('W', 'L')).toBe(false)
  expect(isSameDimension('pieces', null)).toBe(false)
  expect(isSameDimension(null, null)).toBe(true)
})
