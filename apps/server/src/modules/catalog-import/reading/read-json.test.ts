import { describe, expect, it } from 'vitest'
import { formatFault } from './import-file.types.ts'
import { readJson } from './read-json.parser.ts'

const catalogue = `{
  "categories": [],
  "products": [
    { "sku": "A-1", "name": { "en": "A \\"quoted\\" \\\\ name", "ar": "أ" } },
    {
      "sku": "A-2",
      "features": [
        { "en": "x",
          "ar": "س" }
      ],
      "colors": [{ "hex": "#ffffff" },
        { "hex":
          -1.5e3 }]
    }
  ]
}
`

describe('a JSON file', () => {
  it.each([
    [['products', 0, 'name', 'ar'], 4, 'name, ar'],
    [['products', 1], 5, ''],
    [['products', 1, 'sku'], 6, 'sku'],
    [['products', 1, 'features', 0, 'ar'], 9, 'features, entry 1, ar'],
    [['products', 1, 'colors', 0, 'hex'], 11, 'hex'],
    [['products', 1, 'colors', 1, 'hex'], 13, 'hex'],
    [['products', 1, 'colors', 1, 'price'], 12, 'price'],
    [['products', 1, 'brand'], 5, 'brand'],
    [['prices'], 1, ''],
  ])('knows where %j is written, or what it is missing from', (path, line, field) => {
    expect(readJson(catalogue, '/shop').locate(path)).toMatchObject({ line, field: { en: field } })
  })

  it.each([
    ['', 'line 1: a value is missing here (the file ends)'],
    ['{"a": 1,\n}', 'line 2: the name of a field in "…" is missing here (found })'],
    ['{"a": 1\n"b": 2}', 'line 2: a comma or } is missing before this (found "b")'],
    ['{"a"\n1}', 'line 2: a colon is missing after "a"'],
    ['[1,\n\n2', 'line 3: a comma or ] is missing before this (the file ends)'],
    [
      '{\n\n"a": nothing }',
      'line 3: this is not JSON: something here is neither a text in "…", a number nor a bracket',
    ],
    ['{}\n{}', 'line 2: there is more text after the end of the JSON'],
    [
      '{"a": "two\nlines"}',
      'line 1: this is not JSON: something here is neither a text in "…", a number nor a bracket',
    ],
  ])('that is none says where: %j', (text, fault) => {
    expect(readJson(text, '/shop').faults.map(formatFault)).toEqual([fault])
  })
})
