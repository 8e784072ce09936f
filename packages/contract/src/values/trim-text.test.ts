import { describe, expect, test } from 'vitest'
import { removeMarks, toLines, toOneLine, trimText } from './trim-text.ts'

describe('a text with nothing to see is empty', () => {
  test.each([
    '\u200c',
    '\u061c',
    '\u200d\u200d\u200d',
    '\u0640',
    '\u00ad',
    '\ufeff',
    '\u3164',
    '\uffa0\u115f\u1160',
    '\u2800 \u2800',
    '\ufffc',
    '\ufe0f',
    '\u180e',
    '\u034f',
    '\u{e0001}\u{e0067}\u{e007f}',
    '\u{e0100}',
    '\u0000\u0007\u001b',
    '\t\r\n\u00a0\u2003\u3000',
    '\u064b\u0651',
    '\u2066\u2069\u202e',
    '\u{1d173}',
  ])('%j', (text) => {
    expect([trimText(text), toOneLine(text), toLines(text)]).toEqual(['', '', ''])
  })
})

test.each([
  ['\ufeff\u00adMona\u200d\u200c ', 'Mona'],
  ['می\u200cخواهم\u200c', 'می\u200cخواهم'],
  ['👨\u200d👩\u200d👧\u200f', '👨\u200d👩\u200d👧'],
  ['\ufe0f\u2764\ufe0f\ufe0f', '\u2764\ufe0f'],
  ['\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}', '\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}'],
  ['x\u{e0067}\u{e007f}', 'x'],
  ['محـمد', 'محـمد'],
  ['-', '-'],
  ['😀', '😀'],
  [`${' '.repeat(200_000)}a${'\u200f'.repeat(200_000)}`, 'a'],
])('the ends of %j are dropped', (text, expected) => {
  expect(trimText(text)).toBe(expected)
})

test.each([
  ['12 Tahrir St\tDokki', '12 Tahrir St Dokki'],
  ['Mona\tAdel', 'Mona Adel'],
  ['12 Tahrir St\r\nDokki', '12 Tahrir St Dokki'],
  ['12 Tahrir St,\u2028\u00a0Dokki\u000b', '12 Tahrir St, Dokki'],
  ['Mona\u00a0Adel\u0085', 'Mona Adel'],
  ['Mona  Adel', 'Mona  Adel'],
  ['Mo\ufeffna', 'Mo\ufeffna'],
])('%j on one line is %j', (text, expected) => {
  expect(toOneLine(text)).toBe(expected)
})

test.each([
  ['ring twice\u000bplease', 'ring twice\nplease'],
  ['a\r\nb\rc\u2028d\u2029e\u0085f\fg', 'a\nb\nc\nd\ne\nf\ng'],
  ['a\r\n\r\nb', 'a\n\nb'],
  ['a\tb', 'a\tb'],
])('the lines of %j are %j', (text, expected) => {
  expect(toLines(text)).toBe(expected)
})

test('what is compared has no marks', () => {
  expect(removeMarks('\u200fN\u200bW\u00ad-\ufe0f1\u2066 7')).toBe('NW-1 7')
})
