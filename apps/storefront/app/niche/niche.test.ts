import { describe, expect, it } from 'vitest'
import { formatNiche, parseNiche, readCentimetres } from './niche.ts'

describe('typed centimetres', () => {
  it.each([
    ['60', 600],
    [' 45.5 ', 455],
    ['٦٠', 600],
    ['٤٥٫٥', 455],
    ['45,5', 455],
    ['\u200f60', 600],
    ['0', null],
    ['-3', null],
    ['sixty', null],
    ['', null],
    ['1500', null],
  ])('%j are %s mm', (typed, mm) => {
    expect(readCentimetres(typed)).toBe(mm)
  })
})

describe('a niche in an address', () => {
  it('comes back as it was written', () => {
    const niche = { width: 600, height: 455, depth: 500 }
    expect(formatNiche(niche)).toBe('600x455x500')
    expect(parseNiche(formatNiche(niche))).toEqual(niche)
  })

  it.each(['600x455', '600x455x0', 'axbxc', '', null, '60000x1x1'])('is none: %s', (text) => {
    expect(parseNiche(text)).toBeNull()
  })
})
