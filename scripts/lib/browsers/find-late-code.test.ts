import { describe, expect, it } from 'vitest'
import { findLateCode, findLateProperties } from './find-late-code.ts'
import { readLateFeatures } from './late-features.ts'

const late = readLateFeatures(['safari15.4', 'ios15.4', 'chrome100', 'edge100', 'firefox102'])

describe('code that the oldest supported browsers do not run', () => {
  it.each([
    ['const { promise } = Promise.withResolvers()', 'Promise.withResolvers'],
    ['AbortSignal.any([signal, window.AbortSignal.timeout(1)])', 'AbortSignal.any', 'AbortSignal.timeout'],
    ['new Intl.Segmenter()', 'Intl.Segmenter'],
    ['ids.toSorted().map(read)', '.toSorted'],
    ['ids.findLastIndex((id) => id > 1)', '.findLastIndex'],
    ['form.requestSubmit()', '.requestSubmit'],
    ['new OffscreenCanvas(1, 1)', 'OffscreenCanvas'],
    ['text.replace(/(?<=a)b/, "")', 'lookbehind'],
    ['new RegExp("(?<!a)b")', 'lookbehind'],
    ['class A { static { start() } }', 'static block'],
  ])('%s', (script, ...names) => {
    expect(findLateCode(script, late)).toEqual(names)
  })

  it('is syntax after ES2022', () => {
    expect(() => findLateCode('text.match(/[a--b]/v)', late)).toThrow(SyntaxError)
  })
})

it.each([
  'structuredClone(value)',
  'ids.at(-1)',
  'Object.hasOwn(a, "b")',
  'class A { #a = 1; has(b) { return #a in b } }',
  'await start()',
  'text.match(/(?<name>a)/)',
  'document.startViewTransition?.(change)',
  'list.with',
])('all supported browsers run %s', (script) => {
  expect(findLateCode(script, late)).toEqual([])
})

it('a later floor has more', () => {
  const script = 'AbortSignal.timeout(1); URL.canParse(address)'
  expect(findLateCode(script, readLateFeatures(['safari17', 'chrome124', 'firefox115']))).toEqual([])
  expect(findLateCode(script, readLateFeatures(['safari16', 'chrome124', 'firefox115']))).toEqual(['URL.canParse'])
})

it('properties of styles are found, their values are not', () => {
  expect(findLateProperties('a{translate:0 1px;transform:none}b{transition:translate 1s;inset:0}', late)).toEqual([
    'translate',
  ])
})
