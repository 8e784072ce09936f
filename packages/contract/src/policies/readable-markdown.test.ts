import { expect, test } from 'vitest'
import { isReadableMarkdown } from './readable-markdown.ts'

test.each([
  '## Returns\n\n- one\n  - two\n    - three\n\n> quoted\n\n1. [terms](/terms)',
  '---------------------------\n**bold** and ***both***\n* * *',
  '- **Kettle**: two years\n'.repeat(140),
  `${'A sentence of a policy that goes on for a while. '.repeat(12)}\n\n`.repeat(80),
  '',
])('%j is what people write', (text) => {
  expect(isReadableMarkdown(text)).toBe(true)
})

test.each([
  ['quotes in quotes', '>'.repeat(20)],
  ['quotes in quotes, apart', `  ${'> '.repeat(20)}`],
  ['lists in lists', '- '.repeat(20)],
  ['numbers in numbers', '1. '.repeat(20)],
  ['both', `words\n${'> 1) '.repeat(20)}`],
  ['links that never end', '[a]('.repeat(2000)],
  ['emphasis that never ends', '*a_'.repeat(1000)],
  ['two very long runs', `${'*'.repeat(25_000)}a${'*'.repeat(24_000)}`],
  ['emphasis in every paragraph', `${'*a* '.repeat(50)}\n\n`.repeat(50)],
  ['thousands of headings', 'a\n=\n'.repeat(2000)],
])('%s are not', (_, text) => {
  expect(isReadableMarkdown(text)).toBe(false)
})
