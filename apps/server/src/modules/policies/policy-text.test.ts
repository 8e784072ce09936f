import { describe, expect, it } from 'vitest'
import { parsePolicy, toPlainBlocks } from './policy-text.parser.ts'

const plain = (text: string) => ({ text, is_strong: false, href: null })

describe('the Markdown of a policy', () => {
  it('has headings of two levels, each with a name of its own', () => {
    expect(parsePolicy('## Returns\n\n### At home\n\n## Warranty')).toEqual([
      { kind: 'heading', id: 'part-1', level: 2, text: 'Returns' },
      { kind: 'heading', id: 'part-2', level: 3, text: 'At home' },
      { kind: 'heading', id: 'part-3', level: 2, text: 'Warranty' },
    ])
  })

  it('has the name of a part that pages link to at the end of its heading', () => {
    expect(parsePolicy('## Warranty: 2 years {#warranty}\n\n## Gifts {#gifts}')).toEqual([
      { kind: 'heading', id: 'warranty', level: 2, text: 'Warranty: 2 years' },
      { kind: 'heading', id: 'part-2', level: 2, text: 'Gifts {#gifts}' },
    ])
  })

  it('has paragraphs with bold words and links', () => {
    expect(parsePolicy('You have **14 days**,\nsee [terms](/terms).')).toEqual([
      {
        kind: 'paragraph',
        content: [
          plain('You have '),
          { text: '14 days', is_strong: true, href: null },
          plain(', see '),
          { text: 'terms', is_strong: false, href: '/terms' },
          plain('.'),
        ],
      },
    ])
  })

  it.each([
    ['- one\n- two', false],
    ['1. one\n2. two', true],
  ])('has lists: %j', (markdown, is_ordered) => {
    expect(parsePolicy(markdown)).toEqual([{ kind: 'list', is_ordered, items: [[plain('one')], [plain('two')]] }])
  })
})

it('a text without markup is its paragraphs, as they are written', () => {
  expect(toPlainBlocks('one *two*\nthree\n\n\n  four\n')).toEqual([
    { kind: 'paragraph', content: [plain('one *two*\nthree')] },
    { kind: 'paragraph', content: [plain('four')] },
  ])
})

describe('what staff may not bring in', () => {
  it.each([
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['before <img src=x onerror=alert(1)> after', 'before <img src=x onerror=alert(1)> after'],
    ['![a picture](https://example.com/x.png)', '![a picture](https://example.com/x.png)'],
    ['    code', '    code'],
  ])('stands there as text: %j', (markdown, text) => {
    const [block] = parsePolicy(markdown)
    if (block?.kind !== 'paragraph') throw new Error('A paragraph was expected')
    expect(block.content.map((piece) => piece.text).join('')).toBe(text)
    expect(block.content.every(({ href }) => href === null)).toBe(true)
  })

  it.each([
    ['javascript:alert(1)', null],
    ['JAVASCRIPT:alert(1)', null],
    ['data:text/html,x', null],
    ['http://plain.example', null],
    ['//elsewhere.example', null],
    ['/\\elsewhere.example', null],
    ['https://example.com/a', 'https://example.com/a'],
    ['tel:19588', 'tel:19588'],
    ['mailto:help@nawwar.example', 'mailto:help@nawwar.example'],
    ['/terms', '/terms'],
  ])('a link to %s leads to %s', (url, href) => {
    expect(parsePolicy(`[there](${url})`)).toEqual([
      { kind: 'paragraph', content: [{ text: 'there', is_strong: false, href }] },
    ])
  })
})
