import { describe, expect, it } from 'vitest'
import { addRecent, readRecent, removeRecent } from './recent-searches.ts'

describe('recent searches', () => {
  it('begin with the last, and have each once', () => {
    expect(addRecent(['kettle', 'خلاط'], '  خلاط ')).toEqual(['خلاط', 'kettle'])
    expect(addRecent(['kettle'], 'KETTLE')).toEqual(['KETTLE'])
  })

  it('are eight at most', () => {
    const many = Array.from({ length: 12 }, (_, number) => `search ${number}`)
    expect(many.reduce<readonly string[]>((recent, query) => addRecent(recent, query), [])).toHaveLength(8)
    expect(readRecent(JSON.stringify(many))).toHaveLength(8)
  })

  it.each([[''], ['a'], ['01012345678'], ['٠١٠١٢٣٤٥٦٧٨'], ['\u200f ']])('leave %j out', (typed) => {
    expect(addRecent(['kettle'], typed)).toEqual(['kettle'])
  })

  it('are taken away one by one', () => {
    expect(removeRecent(['kettle', 'خلاط'], 'kettle')).toEqual(['خلاط'])
  })

  it.each([[null], [''], ['{'], ['{}'], ['[1, null, "", "x"]']])('are none in %j', (stored) => {
    expect(readRecent(stored)).toEqual([])
  })
})
