import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutSteps } from './number-steps.rules.ts'

const each = (...values: number[]) => values.map((value) => ({ value, count: 1 }))
const write = (...values: number[]) => cutSteps(each(...values)).map(({ min, max }) => `${min ?? ''}..${max ?? ''}`)

describe('numbers are cut into steps that begin with round numbers', () => {
  test('litres', () => {
    expect(write(0.5, 0.8, 1, 1.2, 1.5, 1.7, 2, 2.2, 3, 4.5, 6, 7)).toEqual([
      '..0.8',
      '1..1.2',
      '1.5..1.7',
      '2..2.2',
      '3..4.5',
      '6..',
    ])
  })

  test('watts', () => {
    expect(write(300, 350, 450, 600, 700, 800, 1000, 1200, 1500, 1800, 2000, 2200)).toEqual([
      '..350',
      '400..600',
      '700..800',
      '1000..1200',
      '1500..1800',
      '2000..',
    ])
  })
})

test('seven products have three steps, not one each', () => {
  expect(write(1400, 1600, 1800, 2000, 2200, 2400, 2600)).toHaveLength(3)
})

test('a few different numbers are steps of their own', () => {
  expect(write(1, 1.5, 1.7)).toEqual(['1..1', '1.5..1.5', '1.7..1.7'])
  expect(write()).toEqual([])
})

test('each number is in one step, each step has a number, and there are at most six', () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 100_000 }), { maxLength: 40 })
  fc.assert(
    fc.property(numbers, fc.constantFrom(1, 10, 1000), (found, factor) => {
      const sorted = found.toSorted((a, b) => a - b).map((value) => ({ value: value / factor, count: (value % 7) + 1 }))
      const steps = cutSteps(sorted)
      const holds = ({ min, max }: (typeof steps)[0], value: number) =>
        value >= (min ?? Number.NEGATIVE_INFINITY) && value <= (max ?? Number.POSITIVE_INFINITY)
      expect(steps.length).toBeLessThanOrEqual(6)
      for (const { value } of sorted) expect(steps.filter((step) => holds(step, value))).toHaveLength(1)
      for (const step of steps) expect(sorted.some(({ value }) => holds(step, value))).toBe(true)
    }),
  )
})
