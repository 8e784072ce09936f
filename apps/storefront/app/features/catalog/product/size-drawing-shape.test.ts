import { describe, expect, it } from 'vitest'
import { glassMm, layOutSize, type Size } from './size-drawing-shape.ts'

const sizes: [string, Size][] = [
  ['a kettle', { width: 220, height: 240, depth: 160 }],
  ['a tower fan', { width: 200, height: 1100, depth: 200 }],
  ['a kitchen scale', { width: 180, height: 18, depth: 230 }],
  ['a cooker', { width: 900, height: 850, depth: 600 }],
  ['a hand blender', { width: 60, height: 400, depth: 60 }],
]

describe.each(sizes)('the drawing of %s', (_, size) => {
  const { view, front, away, glass, ground } = layOutSize(size)

  it('has one scale for the appliance and the glass', () => {
    const scale = glass.height / glassMm.height
    expect(front.width).toBeCloseTo(size.width * scale)
    expect(front.height).toBeCloseTo(size.height * scale)
    expect(glass.width).toBeCloseTo(glassMm.width * scale)
  })

  it('has everything inside, on one ground, with room for the figures', () => {
    expect(front.y - away.y).toBeGreaterThanOrEqual(20)
    expect(front.x).toBeGreaterThanOrEqual(60)
    expect(glass.x + glass.width).toBeLessThanOrEqual(view.width)
    expect(front.y + front.height).toBeCloseTo(ground)
    expect(glass.y + glass.height).toBeCloseTo(ground)
    expect(view.height).toBeGreaterThan(ground)
  })

  it('keeps the glass and its name apart from the appliance', () => {
    expect(glass.x).toBeGreaterThan(front.x + front.width + away.x)
    expect(glass.x + glass.width / 2 - front.x - front.width / 2).toBeGreaterThanOrEqual(70)
  })
})
