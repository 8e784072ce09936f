import type { Fact } from '@shop/contract'

export function sampleFact(changes: Partial<Fact> = {}): Fact {
  return {
    key: 'capacity_l',
    name: 'Capacity',
    kind: 'number',
    group: 'capacity',
    value: 1.7,
    unit: 'L',
    text: '1.7 L',
    better: 'more',
    shown_in: ['key', 'card', 'comparison', 'facet'],
    ...changes,
  }
}
