import { describe, expect, it } from 'vitest'
import { findByTyping } from './find-by-typing.ts'

const entries = [
  ['Choose'],
  ['القاهرة', 'Cairo'],
  ['الجيزة', 'Giza'],
  ['الإسكندرية', 'Alexandria'],
  ['السويس', 'Suez'],
  ['بني سويف', 'Beni Suef'],
  ['سوهاج', 'Sohag'],
]

describe('who types', () => {
  it.each([
    ['ق', 0, 'القاهرة', 'a letter, without the article'],
    ['الج', 0, 'الجيزة', 'the article too'],
    ['الا', 0, 'الإسكندرية', 'no hamza'],
    ['اس', 0, 'الإسكندرية', 'neither article nor hamza'],
    ['القاهره', 0, 'القاهرة', 'no dots'],
    ['بني س', 0, 'بني سويف', 'a space'],
    ['س', 0, 'السويس', 'a letter'],
    ['س', 4, 'سوهاج', 'the letter again'],
    ['سس', 6, 'السويس', 'the letter twice, round the end'],
    ['سو', 4, 'السويس', 'more of what is chosen already'],
    ['سوه', 4, 'سوهاج', 'more than what is chosen'],
    ['gi', 0, 'الجيزة', 'the other language'],
    ['A', 0, 'الإسكندرية', 'a capital'],
  ])('"%s" from entry %i on finds %s (%s)', (typed, current, name) => {
    expect(entries[findByTyping(entries, typed, current) ?? -1]?.[0]).toBe(name)
  })

  it.each(['خخ', 'ققق1', ''])('"%s" finds nothing', (typed) => {
    expect(findByTyping(typed === '' ? [] : entries, typed, 1)).toBeNull()
  })
})
