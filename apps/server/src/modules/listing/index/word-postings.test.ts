import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptySelection, hasPosition } from './selection.rules.ts'
import { type ProductWords, WordPostings } from './word-postings.store.ts'

const size = 200
const vocabulary = ['kettle', 'glass', 'خلاط', 'red', '8kg']

const anyWords = fc.record({
  starts: fc.array(fc.constantFrom(...vocabulary), { maxLength: 2 }),
  names: fc.uniqueArray(fc.constantFrom(...vocabulary)),
  details: fc.uniqueArray(fc.constantFrom(...vocabulary)),
  labels: fc.uniqueArray(fc.constantFrom(...vocabulary)),
})
const anyChange = fc.tuple(fc.nat({ max: size - 1 }), fc.option(anyWords))

test('postings select and count what each position was last given', () => {
  fc.assert(
    fc.property(fc.array(anyChange, { minLength: 1, maxLength: 400 }), (changes) => {
      const postings = new WordPostings()
      const last = new Map<number, ProductWords | null>()
      for (const [position, words] of changes) {
        postings.remove(new Set([position]))
        if (words) postings.add(position, words)
        last.set(position, words)
      }
      for (const word of vocabulary) {
        for (const field of ['starts', 'names', 'labels', 'details'] as const) {
          const selection = emptySelection(size)
          postings.select(selection, word, field)
          for (let position = 0; position < size; position += 1) {
            expect(hasPosition(selection, position)).toBe(last.get(position)?.[field].includes(word) ?? false)
          }
        }
        const having = [...last.values()].flatMap((words) => [words?.names, words?.labels])
        expect(postings.frequencyOf(word)).toBe(having.filter((field) => field?.includes(word)).length)
      }
    }),
    { numRuns: 30 },
  )
})

test('a word of many products is a set, and still loses those that go', () => {
  const postings = new WordPostings()
  const words = { starts: [], names: ['kettle'], labels: [], details: ['boils'] }
  const positions = Array.from({ length: size }, (_, position) => position)
  for (const position of positions) postings.add(position, words)
  postings.remove(new Set(positions.filter((position) => position % 2 === 0)))
  expect(postings.frequencyOf('kettle')).toBe(size / 2)
  expect(postings.isInDetails('boils')).toBe(true)
  expect(postings.words).toEqual(['kettle'])
  const selection = emptySelection(size)
  postings.select(selection, 'kettle', 'names')
  expect([0, 1, 2, 3].map((position) => hasPosition(selection, position))).toEqual([false, true, false, true])
})
