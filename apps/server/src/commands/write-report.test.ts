import { expect, it } from 'vitest'
import { both } from '../modules/catalog-import/checking/import-reasons.data.ts'
import { writeReport } from './write-report.ts'

const tally = { created: 2, changed: 0, unchanged: 10_000 }

it('sums up what was done', () => {
  const counts = {
    categories: tally,
    products: tally,
    colors: { ...tally, left: 3 },
    pictures: { brought: 4, known: 1 },
    stockMovements: 7,
  }
  expect(writeReport({ outcome: 'done', counts }, { file: 'shop.csv', isTrial: false })).toBe(`shop.csv is imported.

                created    changed  unchanged
  Categories          2          0      10000
  Products            2          0      10000
  Colors              2          0      10000
  Pictures            4          0          1

  3 colors are not in the file any more and went out of sale.
  Stock counted anew and found different: 7.`)
  const trial = writeReport({ outcome: 'done', counts }, { file: 'shop.csv', isTrial: true })
  expect(trial).toContain('shop.csv has no faults. An import would do this:')
  expect(trial).toContain('would go out of sale')
})

it('lists every fault', () => {
  const faults = [
    { line: null, entry: both(''), field: both(''), reason: both('the file is empty') },
    { line: 3, entry: both('product KT-1'), field: both('price'), reason: both('is missing') },
  ]
  expect(
    writeReport({ outcome: 'refused', faults }, { file: 'shop.csv', isTrial: false }),
  ).toBe(`Nothing was imported: shop.csv has 2 faults.

  the file is empty
  line 3: product KT-1: price: is missing

Correct the file and import it again.`)
})
