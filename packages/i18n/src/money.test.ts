import { describe, expect, it } from 'vitest'
import { formatAmount, formatExactMoney, formatMoney } from './money.ts'

describe('formatMoney', () => {
  it.each([
    [12500, 'en', 'EGP\u00a012,500'],
    [12499.5, 'en', 'EGP\u00a012,500'],
    [0, 'en', 'EGP\u00a00'],
    [12500, 'ar', '12,500\u00a0ج.م'],
    [999.49, 'ar', '999\u00a0ج.م'],
  ] as const)('G-07: writes %d in %s', (egp, language, text) => {
    expect(formatMoney(egp, language)).toBe(text)
  })
})

describe('formatExactMoney', () => {
  it.each([
    [12500, 'en', 'EGP\u00a012,500'],
    [12499.5, 'en', 'EGP\u00a012,499.50'],
    [1086.55, 'ar', '1,086.55\u00a0ج.م'],
  ] as const)('writes %d in %s', (egp, language, text) => {
    expect(formatExactMoney(egp, language)).toBe(text)
  })
})

describe('formatAmount', () => {
  it.each([
    [12500, 'en', '12,500.00'],
    [1086.5, 'ar', '1,086.50'],
    [0, 'ar', '0.00'],
  ] as const)('writes %d in %s', (egp, language, text) => {
    expect(formatAmount(egp, language)).toBe(text)
  })
})
