import { describe, expect, it } from 'vitest'
import { multilineField, textField } from './fields.ts'

describe('a line of text', () => {
  it.each([
    ['  Mona  ', 'Mona'],
    ['\u200f\u202bمنى\u202c\u200e', 'منى'],
    ['Mona\u200f Adel', 'Mona\u200f Adel'],
    ['Kettle\u202e elttek\u202c 1.7 L', 'Kettle elttek\u202c 1.7 L'],
    ['غلاية\u202d Nawwar', 'غلاية Nawwar'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['two\nlines', 'two lines'],
  ])('%j is kept as %j', (typed, expected) => {
    expect(textField(60).parse(typed)).toBe(expected)
  })

  it.each(['', ' ', '\u200b', '\u200f \u202e\u2066', 'a\u0000b', '\u0640', '\u3164'])('%j is none', (typed) => {
    expect(textField(60).safeParse(typed).success).toBe(false)
  })

  it('takes as many marks on a letter as people write, and no run of them without end', () => {
    const marks = (count: number) => `a${'\u0323\u0302'.repeat(count / 2)}`
    expect(textField(60).safeParse(marks(30)).success).toBe(true)
    expect(textField(60).safeParse(marks(32)).success).toBe(false)
    expect(textField(60).safeParse(`${marks(30)}\u202e\u0323`).success).toBe(false)
  })

  it.each(['\u200c'.repeat(6), `12${'\u200c'.repeat(6)}`])('%j is shorter than five', (typed) => {
    expect(textField(300, 5).safeParse(typed).error?.issues).toMatchObject([{ code: 'too_small', minimum: 5 }])
  })

  it('may be left out where nothing is needed', () => {
    expect(textField(60, 0).parse('\u200e')).toBe('')
  })
})

it('several lines have their line breaks in one form', () => {
  expect(multilineField(100).parse('\u200e one\r\ntwo\rthree \n')).toBe('one\ntwo\nthree')
})
