import type { Fact } from '@shop/contract'
import { describe, expect, it } from 'vitest'
import { sampleFact } from '../../facts/fact.fixture.ts'
import { findBestFact, findLowestPrice } from './best-value.ts'

const litres = (value: number) => sampleFact({ value, text: `${value} L` })
const noise = (value: number) => sampleFact({ key: 'noise_db', value, unit: 'dBA', better: 'less' })

describe('P-09: the best value of a row', () => {
  it.each<[string, (Fact | null)[], object | null]>([
    ['is the largest of what is better large', [litres(1.5), litres(1.7)], { word: 'largest', places: [1] }],
    ['is the smallest of what is better small', [noise(60), noise(72)], { word: 'quietest', places: [0] }],
    ['is shared', [litres(1.7), litres(1), litres(1.7)], { word: 'largest', places: [0, 2] }],
    ['is none where all are the same', [litres(1.7), litres(1.7)], null],
    ['is none where one alone is known', [litres(1.7), null], null],
    ['passes over what is not known', [null, litres(1), litres(2)], { word: 'largest', places: [2] }],
    [
      'is none where neither is better',
      [
        { ...litres(1), better: null },
        { ...litres(2), better: null },
      ],
      null,
    ],
  ])('%s', (_, facts, best) => {
    expect(findBestFact(facts)).toEqual(best)
  })

  it('has a word of the fact where its unit would mislead: a scale is not lighter by its steps', () => {
    const step = (value: number) => sampleFact({ key: 'step_g', value, unit: 'g', better: 'less' })
    expect(findBestFact([step(1), step(0.1)])?.word).toBe('mostPrecise')
  })

  it('is the lowest price', () => {
    expect(findLowestPrice([{ price: 900 }, { price: 850 }])).toEqual({ word: 'cheapest', places: [1] })
    expect(findLowestPrice([{ price: 900 }])).toBeNull()
  })
})
