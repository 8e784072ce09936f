import { describe, expect, it } from 'vitest'
import { circle, rectangle, roundedPoints } from './paths.ts'

describe('roundedPoints', () => {
  it('keeps corners without a radius', () => {
    expect(
      roundedPoints([
        [0, 0],
        [2, 0],
        [2, 3],
      ]).map(({ x, y }) => [x, y]),
    ).toEqual([
      [0, 0],
      [2, 0],
      [2, 3],
    ])
  })

  it('replaces a right angle by an arc of its radius', () => {
    const arc = roundedPoints([
      [0, 0],
      [4, 0, 1],
      [4, 4],
    ]).slice(1, -1)
    for (const { x, y } of arc) expect(Math.hypot(x - 3, y - 1)).toBeCloseTo(1)
  })

  it('never reaches past the middle of a short edge', () => {
    const points = roundedPoints([
      [0, 0],
      [1, 0, 5],
      [1, 9],
    ])
    for (const { x } of points) expect(x).toBeLessThanOrEqual(1)
    expect(points[1]?.x).toBeGreaterThanOrEqual(0.5)
  })

  it('rounds all four corners of a closed rectangle', () => {
    const points = roundedPoints(rectangle(4, 2, 0.5), true)
    expect(points.length).toBeGreaterThan(16)
    expect(Math.max(...points.map(({ x }) => x))).toBeCloseTo(2)
  })
})

it('puts the points of a circle at its radius', () => {
  for (const [x, y] of circle(2, 1, 1)) expect(Math.hypot(x - 1, y - 1)).toBeCloseTo(2)
})
