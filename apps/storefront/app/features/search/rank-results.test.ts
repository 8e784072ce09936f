import { describe, expect, it } from 'vitest'
import { rankResults } from './rank-results.ts'

const named = (...names: string[]) => names.map((name) => ({ name }))
const ranked = (query: string, ...names: string[]) => rankResults(named(...names), query).map(({ name }) => name)

describe('P-07: ranking', () => {
  it('puts prefixes first, then names, then the rest, and keeps the order inside', () => {
    expect(ranked('blend', 'Chopper', 'Hand blender', 'Blender 800', 'Juicer', 'Blender 600')).toEqual([
      'Blender 800',
      'Blender 600',
      'Hand blender',
      'Chopper',
      'Juicer',
    ])
  })

  it('reads Arabic and ignores spaces around the words', () => {
    expect(ranked('  خلاط ', 'كبة بخلاط', 'خلاط يد')).toEqual(['خلاط يد', 'كبة بخلاط'])
  })

  it('shows at most six (P-05)', () => {
    expect(ranked('a', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7')).toHaveLength(6)
  })
})
