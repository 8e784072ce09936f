import { describe, expect, it } from 'vitest'
import { readIds, toggleId } from './id-list.ts'

describe('P-08, P-09: ids that a browser keeps', () => {
  it.each([
    ['[3,1,2]', [3, 1, 2]],
    ['[3,1,2,4]', [3, 1, 2]],
    ['[3,1,3]', [3, 1]],
    ['[1,"2",0,-4,1.5,null]', [1]],
    ['{"ids":[1]}', []],
    ['[1', []],
    ['', []],
    [null, []],
  ])('%j are read as %j', (text, ids) => {
    expect(readIds(text, 3)).toEqual(ids)
  })

  it('go in at the end and out again', () => {
    expect(toggleId([1, 2], 3, 9)).toEqual({ ids: [1, 2, 3], outcome: 'added' })
    expect(toggleId([1, 2, 3], 2, 9)).toEqual({ ids: [1, 3], outcome: 'removed' })
  })

  it('are at most as many as the list holds: a fourth product is not compared (P-09)', () => {
    expect(toggleId([1, 2, 3], 4, 3)).toEqual({ ids: [1, 2, 3], outcome: 'full' })
    expect(toggleId([1, 2, 3], 3, 3).outcome).toBe('removed')
  })
})
