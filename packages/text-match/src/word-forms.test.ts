import { describe, expect, test } from 'vitest'
import { egyptianSpellingsOf, formsOf, stemsOf } from './word-forms.ts'

describe('stemsOf', () => {
  test.each([
    ['الخلاط', ['خلاط']],
    ['والخلاط', ['خلاط', 'الخلاط']],
    ['بالمكواه', ['مكواه']],
    ['كالفرن', ['فرن']],
    ['فالمطبخ', ['مطبخ']],
    ['للمطبخ', ['مطبخ']],
    ['عالبوتاجاز', ['بوتاجاز']],
    ['هالغساله', ['غساله']],
    ['وغساله', ['غساله']],
    ['خلاطات', ['خلاط', 'خلاطه']],
    ['الخلاطات', ['خلاطات', 'الخلاط', 'الخلاطه', 'خلاط', 'خلاطه']],
    ['blenders', ['blender']],
    ['batteries', ['battery']],
    ['brushes', ['brush']],
    ['presses', ['press']],
  ])('%s → %j', (word, stems) => {
    expect(stemsOf(word)).toEqual(stems)
  })

  test.each(['سخان', 'ميكروويف', 'مكنسه', 'الو', 'ولد', 'ذات', 'press', 'gas', 'stylus', 'kettle', '170'])(
    'leaves %s alone',
    (word) => {
      expect(stemsOf(word)).toEqual([])
    },
  )
})

describe('egyptianSpellingsOf', () => {
  test.each([
    ['ثلاجه', ['تلاجه', 'سلاجه']],
    ['ذهب', ['دهب', 'زهب']],
    ['نظافه', ['نضافه']],
    ['قلايه', []],
    ['خلاط', []],
  ])('%s → %j', (word, spellings) => {
    expect(egyptianSpellingsOf(word)).toEqual(spellings)
  })
})

test('formsOf lists the word, its stems and each as spoken', () => {
  expect(formsOf('الثلاجات')).toEqual(
    expect.arrayContaining(['الثلاجات', 'ثلاجات', 'ثلاج', 'ثلاجه', 'تلاجات', 'تلاجه', 'الثلاجه']),
  )
  expect(formsOf('الثلاجات')[0]).toBe('الثلاجات')
  expect(formsOf('kettle')).toEqual(['kettle'])
})
