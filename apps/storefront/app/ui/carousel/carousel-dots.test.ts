import { describe, expect, it } from 'vitest'
import { dotsAround } from './carousel-dots.ts'

const shown = (selected: number, count: number) =>
  dotsAround(selected, count)
    .map(({ index, isSmall }) => (isSmall ? `(${index + 1})` : String(index + 1)))
    .join(' ')

describe('M-07: dots of a carousel', () => {
  it.each([
    [0, 1, '1'],
    [2, 3, '1 2 3'],
    [6, 7, '1 2 3 4 5 6 7'],
    [0, 9, '1 2 3 4 5 6 (7)'],
    [4, 9, '(2) 3 4 5 6 7 (8)'],
    [8, 9, '(3) 4 5 6 7 8 9'],
    [50, 100, '(48) 49 50 51 52 53 (54)'],
  ])('on page %i + 1 of %i', (selected, count, dots) => {
    expect(shown(selected, count)).toBe(dots)
  })
})
