import { describe, expect, test } from 'vitest'
import { type Match, quoteLexeme, renderTsquery } from './tsquery.query.ts'

const word = (lexeme: string): Match => ({ lexeme, isPrefix: false })

describe('renderTsquery', () => {
  test.each<[string, Match, string | null]>([
    ['a word', word('kettle'), "'kettle'"],
    ['a beginning', { lexeme: 'ket', isPrefix: true }, "'ket':*"],
    ['all', { all: [word('a'), word('b')] }, "('a' & 'b')"],
    ['any', { any: [word('a'), word('b')] }, "('a' | 'b')"],
    ['one of one', { all: [{ any: [word('a')] }] }, "'a'"],
    ['the same twice', { any: [word('a'), word('a')] }, "'a'"],
    ['a phrase', { phrase: ['air', 'fryer'] }, "('air' <-> 'fryer')"],
    ['a phrase of one word', { phrase: ['kettle'] }, "'kettle'"],
    ['operators as letters', word("a' | !b & (c):* <-> d\\"), "'a'' | !b & (c):* <-> d\\\\'"],
    ['nothing', { all: [] }, null],
    ['empty words', { all: [word(''), { phrase: ['', ''] }] }, null],
  ])('%s', (_, match, text) => {
    expect(renderTsquery(match)).toBe(text)
  })
})

test('quoteLexeme drops NUL', () => {
  expect(quoteLexeme('a\0b')).toBe("'ab'")
})
