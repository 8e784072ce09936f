import { describe, expect, it } from 'vitest'
import { judgeFit, standsInNiche } from './fit.ts'

const type = { key: 'microwave', name: 'Microwave', clearance_mm: { side: 50, back: 100, top: 200 }, minutes_a_day: 10 }
const microwave = { type, dimensions_mm: { width: 480, height: 280, depth: 380 } }
const handMixer = { ...microwave, type: { ...type, clearance_mm: { side: 0, back: 0, top: 0 } } }

describe('an appliance in a niche', () => {
  it('fits, and says what is left beside, above and behind it', () => {
    expect(judgeFit(microwave, { width: 640, height: 600, depth: 500 })).toEqual({
      verdict: 'fits',
      spare: { side: 30, top: 120, back: 20 },
    })
  })

  it.each([
    ['exactly as large as it needs', { width: 580, height: 480, depth: 480 }],
    ['with less than 1 cm on each side', { width: 598, height: 600, depth: 600 }],
    ['with less than 1 cm above', { width: 700, height: 489, depth: 600 }],
    ['with less than 1 cm behind', { width: 700, height: 600, depth: 489 }],
  ])('is tight in one %s', (_, niche) => {
    expect(judgeFit(microwave, niche)?.verdict).toBe('tight')
  })

  it('fits with just 1 cm to spare everywhere', () => {
    expect(judgeFit(microwave, { width: 600, height: 490, depth: 490 })?.verdict).toBe('fits')
  })

  it('does not fit, and says by how much on each side that is too long', () => {
    expect(judgeFit(microwave, { width: 560, height: 600, depth: 479 })).toEqual({
      verdict: 'too-big',
      excess: [
        { side: 'width', mm: 20 },
        { side: 'depth', mm: 1 },
      ],
    })
  })

  it('is not judged without its size', () => {
    expect(judgeFit({ ...microwave, dimensions_mm: null }, { width: 1, height: 1, depth: 1 })).toEqual({
      verdict: 'unknown',
    })
  })

  it('is no question for what stands in none, or has no type', () => {
    const niche = { width: 600, height: 600, depth: 600 }
    expect(judgeFit(handMixer, niche)).toBeNull()
    expect(judgeFit({ ...microwave, type: null }, niche)).toBeNull()
    expect([microwave, handMixer].map(standsInNiche)).toEqual([true, false])
  })
})
