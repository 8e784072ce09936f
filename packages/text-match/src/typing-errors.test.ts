import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countTypingErrors, isTypingErrorOf } from './typing-errors.ts'

test.each([
  ['ketle', 'kettle', true, 'a letter missing'],
  ['kettel', 'kettle', true, 'neighbours swapped'],
  ['kettlle', 'kettle', true, 'a letter too many'],
  ['cettle', 'kettle', true, 'a wrong first letter'],
  ['mircowvae', 'microwave', true, 'two swaps in a long word'],
  ['غلابه', 'غلايه', true, 'Arabic'],
  ['مكنثه', 'مكنسه', true, 'Arabic'],
  ['kettle', 'kettle', false, 'the word itself'],
  ['kttl', 'kettle', false, 'two errors in a short word'],
  ['fan', 'pan', false, 'short words are never corrected'],
  ['blender', 'kettle', false, 'another word'],
  ['', 'a', false, 'nothing typed'],
])('%s for %s: %s (%s)', (typed, word, expected) => {
  expect(isTypingErrorOf(typed, word)).toBe(expected)
})

test('counting up to a limit finds the same as counting all', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ا'), maxLength: 9 })
  fc.assert(
    fc.property(word, word, fc.nat(3), (left, right, max) => {
      const all = countTypingErrors(left, right)
      const limited = countTypingErrors(left, right, max)
      expect(all <= max ? limited : limited > max).toBe(all <= max ? all : true)
    }),
    { numRuns: 500 },
  )
})
