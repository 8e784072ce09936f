import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PackedRows } from './packed-rows.store.ts'

test('each place has the row that it was last given', () => {
  const anyRow = fc.array(fc.integer({ min: -1, max: 9 }), { maxLength: 60 })
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat({ max: 150 }), anyRow), { maxLength: 400 }), (changes) => {
      const rows = new PackedRows()
      const last = new Map<number, number[]>()
      for (const [place, row] of changes) {
        rows.set(place, row)
        last.set(place, row)
      }
      for (let place = 0; place <= 150; place += 1) expect([...rows.rowOf(place)]).toEqual(last.get(place) ?? [])
    }),
    { numRuns: 200 },
  )
})

test('rows that are written again and again take no more memory', () => {
  const rows = new PackedRows()
  const write = (length: number) => {
    for (let place = 0; place < 100; place += 1)
      rows.set(
        place,
        Array.from({ length }, () => place),
      )
  }
  write(40)
  const { bytes } = rows
  for (let turn = 0; turn < 200; turn += 1) {
    write(turn % 2 === 0 ? 0 : 40)
    expect([...rows.rowOf(7)]).toEqual(turn % 2 === 0 ? [] : Array.from({ length: 40 }, () => 7))
  }
  expect(rows.bytes).toBeLessThanOrEqual(bytes * 3)
})
