import { describe, expect, test } from 'vitest'
import { findMeasures, readWords } from './measures.ts'

describe('readWords', () => {
  test.each([
    ['غسالة 8 كيلو', ['غساله', '8', 'كيلو']],
    ['washer 8kg', ['washer', '8', 'kg']],
    ['١٫٥لتر', ['1.5', 'لتر']],
    ['ثلاجة 16قدم', ['ثلاجه', '16', 'قدم']],
    ['1.5لت', ['1.5', 'لت']],
    ['8asala', ['8asala']],
    ['5alat 1.50L', ['5alat', '1.5', 'l']],
    ['2.0 hp', ['2', 'hp']],
    ['100', ['100']],
    ['NW-KT-170', ['nw', 'kt', '170']],
  ])('%s → %j', (text, words) => {
    expect(readWords(text)).toEqual(words)
  })
})

describe('findMeasures', () => {
  test.each([
    ['غسالة 8 كيلو', ['8kg']],
    ['washer 8kg', ['8kg']],
    ['16 قدم', ['16ft']],
    ['تكييف ١٫٥ حصان', ['1.5hp']],
    ['2200 واط', ['2200w']],
    ['2 كيلو وات', ['2kw']],
    ['1.7 litres 2,200 Watt', ['1.7l', '2200w']],
    ['5 سرعات', ['5speed']],
    ['kettle 170', []],
    ['kg 8', []],
  ])('%s → %j', (text, joined) => {
    expect(findMeasures(readWords(text)).map((measure) => measure.joined)).toEqual(joined)
  })

  test('says which words it spans', () => {
    expect(findMeasures(readWords('heater 2 kilo watt'))).toEqual([{ start: 1, length: 3, joined: '2kw' }])
  })
})
