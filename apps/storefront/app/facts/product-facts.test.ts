import { describe, expect, it } from 'vitest'
import { cardFactsOf } from './card-facts.ts'
import { sampleFact } from './fact.fixture.ts'
import { factsIn } from './product-facts.ts'
import { boxContentsOf, groupFacts } from './specification.ts'

const capacity = sampleFact()
const power = sampleFact({ key: 'power_w', name: 'Power', group: 'power', value: 2200, unit: 'W', text: '2200 W' })
const speeds = sampleFact({ key: 'speeds', name: 'Speeds', group: 'use', value: 3, unit: null, text: '3' })
const autoOff = sampleFact({
  key: 'auto_off',
  name: 'Auto shut-off',
  kind: 'flag',
  value: true,
  text: 'Yes',
  unit: null,
})

describe('facts of a product', () => {
  it('show where they belong', () => {
    const quiet = sampleFact({ key: 'noise_db', shown_in: ['comparison'] })
    expect(factsIn({ facts: [capacity, quiet] }, 'card')).toEqual([capacity])
    expect(factsIn({ facts: [capacity, quiet] }, 'comparison')).toEqual([capacity, quiet])
  })

  it('are grouped in the order of the groups, without empty ones', () => {
    expect(groupFacts([speeds, power, capacity]).map(({ group }) => group)).toEqual(['capacity', 'power', 'use'])
  })
})

describe('facts on a card', () => {
  it('are two at most', () => {
    expect(cardFactsOf({ facts: [capacity, power, speeds] })).toEqual(['1.7 L', '2200 W'])
  })

  it('can be read without their names', () => {
    const plates = sampleFact({ name: 'Plates', kind: 'choice', value: 'non_stick', text: 'Non-stick', unit: null })
    const toasts = sampleFact({ name: 'At once', value: 4, unit: 'pieces', text: '4 pieces' })
    expect(cardFactsOf({ facts: [speeds, autoOff] })).toEqual(['Speeds: 3', 'Auto shut-off'])
    expect(cardFactsOf({ facts: [plates, toasts] })).toEqual(['Plates: Non-stick', 'At once: 4 pieces'])
  })

  it('never say what a product has not', () => {
    expect(cardFactsOf({ facts: [{ ...autoOff, value: false, text: 'No' }, capacity] })).toEqual(['1.7 L'])
  })
})

describe('what is in the box', () => {
  it.each([
    ['Kettle, base, 1,000 ml jug', ['Kettle', 'base', '1,000 ml jug']],
    ['غلاية، قاعدة، فلتر', ['غلاية', 'قاعدة', 'فلتر']],
    ['Kettle', ['Kettle']],
  ])('is a list: %s', (text, pieces) => {
    const contents = sampleFact({ key: 'in_the_box', kind: 'text', group: 'box', value: text, text, unit: null })
    expect(boxContentsOf({ facts: [capacity, contents] })).toEqual(pieces)
  })

  it('counts pieces by their name', () => {
    const cups = sampleFact({ key: 'cups', name: 'Cups', group: 'box', value: 2, unit: 'pieces', text: '2 pieces' })
    expect(boxContentsOf({ facts: [cups] })).toEqual(['Cups: 2 pieces'])
  })
})
