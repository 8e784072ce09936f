import { unitKeys } from '@shop/contract'
import { describe, expect, it } from 'vitest'
import { formatFlag, formatQuantity, formatRange, unitLabel } from './quantities.ts'

describe('a number is written with its unit', () => {
  it.each([
    [1.7, 'L', '1.7 L', '1.7 لتر'],
    [5, 'L', '5 L', '5 لترات'],
    [12, 'L', '12 L', '12 لترًا'],
    [2200, 'W', '2200 W', '2200 وات'],
    [24000, 'W', '24,000 W', '24,000 وات'],
    [45, 'dBA', '45 dB(A)', '45 ديسيبل'],
    [0.125, 'bar', '0.125 bar', '0.125 بار'],
    [230, 'kWh_year', '230 kWh a year', '230 كيلووات ساعة في السنة'],
    [1, 'people', '1 person', '1 شخص'],
    [4, 'people', '4 people', '4 أشخاص'],
    [12, 'people', '12 people', '12 شخصًا'],
    [2, 'pieces', '2 pieces', '2 قطعة'],
    [6, 'pieces', '6 pieces', '6 قطع'],
    [30, 'min', '30 min', '30 دقيقة'],
    [3, 'min', '3 min', '3 دقائق'],
    [1, 'h', '1 hour', '1 ساعة'],
    [8, 'h', '8 hours', '8 ساعات'],
    [16, 'inch', '16 inches', '16 بوصة'],
    [3, null, '3', '3'],
    [-18, 'celsius', '-18 °C', '-18 °م'],
  ] as const)('%s %s', (value, unit, english, arabic) => {
    expect(formatQuantity(value, unit, 'en')).toBe(english)
    // Intl writes an invisible mark before the minus in Arabic, so that it appears on the left of its number.
    expect(formatQuantity(value, unit, 'ar').replace(/^\u061c|\u200e/g, '')).toBe(arabic)
  })
})

it('a range says its unit once, an open one which end it has', () => {
  expect(formatRange({ min: 1, max: 1.5 }, 'L', 'en')).toBe('1–1.5 L')
  expect(formatRange({ min: null, max: 50 }, 'dBA', 'en')).toBe('up to 50 dB(A)')
  expect(formatRange({ min: 2000, max: null }, 'W', 'ar')).toBe('2000 وات فأكثر')
  expect(formatRange({ min: null, max: 5 }, 'L', 'ar')).toBe('حتى 5 لترات')
})

it('every unit has a label in both languages', () => {
  for (const unit of unitKeys) {
    expect(unitLabel(unit, 'en'), unit).toMatch(/\S/)
    expect(unitLabel(unit, 'ar'), unit).toMatch(/[\p{Script=Arabic}]/u)
  }
  expect(unitLabel('people', 'ar')).toBe('شخص')
})

it('yes and no are words', () => {
  expect([formatFlag(true, 'en'), formatFlag(false, 'ar')]).toEqual(['Yes', 'لا'])
})
