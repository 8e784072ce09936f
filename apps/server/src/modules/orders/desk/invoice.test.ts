import { type BasisPoints, containedTax, type Piastres } from '@shop/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addAmounts, splitTax } from './invoice.rules.ts'

const part = (gross: number, rate = 1400) => ({ gross: gross as Piastres, rate: rate as BasisPoints })

test.each([
  ['one price', [part(11_400)], [1400]],
  ['thirds of a piastre', [part(100), part(100), part(100)], [13, 12, 12]],
  ['a free delivery', [part(114_000), part(0)], [14_000, 0]],
  ['two rates', [part(11_400), part(10_500, 500)], [1400, 500]],
])('the tax of %s', (_name, parts, taxes) => {
  expect(splitTax(parts).map(({ vat }) => vat)).toEqual(taxes)
})

test('the parts always sum up to the whole, and no part is off by a piastre or more', () => {
  const anyPart = fc.record({
    gross: fc.integer({ min: 0, max: 50_000_000 }).map((gross) => gross as Piastres),
    rate: fc.constantFrom(...([1400, 500, 0] as BasisPoints[])),
  })
  fc.assert(
    fc.property(fc.array(anyPart, { maxLength: 30 }), (parts) => {
      const split = splitTax(parts)
      const total = addAmounts(split)
      expect(total.gross).toBe(parts.reduce((sum, { gross }) => sum + gross, 0))
      expect(total.net + total.vat).toBe(total.gross)
      const grossOf = (rate: number) =>
        parts.filter((one) => one.rate === rate).reduce((sum, { gross }) => sum + gross, 0)
      const taxOf = (rate: number) => containedTax(grossOf(rate) as Piastres, rate as BasisPoints)
      expect(total.vat).toBe(taxOf(1400) + taxOf(500))
      for (const [place, { net, vat, gross }] of split.entries()) {
        const rate = parts[place]?.rate ?? 0
        expect(net + vat).toBe(gross)
        expect(Math.abs(vat - (gross * rate) / (10_000 + rate))).toBeLessThan(1)
      }
    }),
  )
})
