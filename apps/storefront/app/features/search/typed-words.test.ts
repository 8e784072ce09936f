import { describe, expect, it } from 'vitest'
import { markWords, shorten, withoutWords } from './typed-words.ts'

describe('typed words', () => {
  it('are taken out whole', () => {
    expect(withoutWords('خلاط  اسود  كبير', ['اسود'])).toBe('خلاط كبير')
    expect(withoutWords('Black kettle', ['black'])).toBe('kettle')
    expect(withoutWords('kettle under 1500', ['under 1500'])).toBe('kettle')
    expect(withoutWords('black', ['black'])).toBe('')
  })

  it('are shortened by the last one', () => {
    expect(shorten(' خلاط مولينكس ')).toBe('خلاط')
    expect(shorten('kettle')).toBeNull()
  })

  it('are found in a sentence, whatever signs they have', () => {
    expect(markWords('Shown without “c++ (x)”', ['c++ (x)'])).toEqual([
      { text: 'Shown without “', isWord: false, from: 0 },
      { text: 'c++ (x)', isWord: true, from: 15 },
      { text: '”', isWord: false, from: 22 },
    ])
    expect(markWords('Corrected', ['', 'x'])).toEqual([{ text: 'Corrected', isWord: false, from: 0 }])
  })
})
