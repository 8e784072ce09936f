import type { NumberRange } from '@shop/contract'

export type CountedNumber = { value: number; count: number }

/** Max steps of a facet; fewer where there are few products. */
const maxSteps = 6
const minSteps = 3
const productsOfStep = 2
/** So many different numbers need no ranges. */
const maxExact = 5
/** What steps may begin with, at any power of ten. */
const roundNumbers = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8]

/**
 * Cuts numbers into at most six steps that hold about as many products each and begin with round numbers: up to 0.9, 1 to 1.4, 1.5 to 1.8,
 * 2 or more. Few products have fewer steps. Where there are only so few different numbers, each is a step. No two steps share a number,
 * and none is empty.
 *
 * @param numbers different, ascending
 */
export function cutSteps(numbers: readonly CountedNumber[]): NumberRange[] {
  const total = numbers.reduce((sum, { count }) => sum + count, 0)
  const steps = Math.min(maxSteps, Math.max(minSteps, Math.floor(total / productsOfStep)))
  if (numbers.length <= Math.max(maxExact, steps)) return numbers.map(({ value }) => ({ min: value, max: value }))
  const starts = chooseStarts(numbers, total, steps)
  return [null, ...starts].map((min, place) => {
    const next = starts[place]
    const below = next === undefined ? null : numbers.findLast(({ value }) => value < next)
    return { min, max: below?.value ?? null }
  })
}

/** The round number nearest to where each step of as many products begins. */
function chooseStarts(numbers: readonly CountedNumber[], total: number, steps: number): number[] {
  const candidates = listRoundNumbers(numbers)
  const starts: number[] = []
  for (let step = 1; step < steps; step += 1) {
    const target = valueAt(numbers, (total * step) / steps)
    const last = starts.at(-1) ?? Number.NEGATIVE_INFINITY
    const left = candidates.filter((each) => holdsNumber(numbers, last, each))
    const nearest = left.sort((a, b) => Math.abs(a - target) - Math.abs(b - target))[0]
    if (nearest !== undefined && holdsNumber(numbers, nearest, Number.POSITIVE_INFINITY)) starts.push(nearest)
  }
  return starts
}

/** Whether any number is from `from` to below `to`. */
function holdsNumber(numbers: readonly CountedNumber[], from: number, to: number): boolean {
  return numbers.some(({ value }) => value >= from && value < to)
}

function valueAt(numbers: readonly CountedNumber[], rank: number): number {
  let seen = 0
  for (const { value, count } of numbers) {
    seen += count
    if (seen > rank) return value
  }
  return numbers.at(-1)?.value ?? 0
}

/** The round numbers between the ends: those of each power of ten, and those that cut the whole width evenly. */
function listRoundNumbers(numbers: readonly CountedNumber[]): number[] {
  const lowest = numbers[0]?.value ?? 0
  const highest = numbers.at(-1)?.value ?? 0
  const found = new Set<number>()
  for (let power = -3; power <= 6; power += 1) {
    for (const each of roundNumbers) found.add(Number((each * 10 ** power).toPrecision(3)))
  }
  const width = 10 ** Math.floor(Math.log10((highest - lowest) / maxSteps))
  for (let each = Math.ceil(lowest / width); each * width <= highest; each += 1)
    found.add(Number((each * width).toFixed(6)))
  return [...found].filter((each) => each > lowest && each <= highest).sort((a, b) => a - b)
}
