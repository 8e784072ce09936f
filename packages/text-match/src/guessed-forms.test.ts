import { foldText } from '@shop/i18n'
import { describe, expect, test } from 'vitest'
import { guessStemsOf } from './guessed-forms.ts'
import { francoKeyOf } from './sounds.ts'
import { countOtherLetters, letterSetOf } from './typing-errors.ts'

describe('guessStemsOf has the word among its guesses', () => {
  test.each([
    [
      'dual',
      [
        ['خلاطين', 'خلاط'],
        ['مكواتين', 'مكواة'],
        ['غلايتين', 'غلاية'],
        ['khallateen', 'khalla'],
      ],
    ],
    [
      'sound plurals',
      [
        ['عصارات', 'عصارة'],
        ['خلاطات', 'خلاط'],
        ['batteries', 'battery'],
        ['ghallayat', 'ghallaya'],
      ],
    ],
    [
      'broken plurals',
      [
        ['مراوح', 'مروحة'],
        ['افران', 'فرن'],
        ['مكانس', 'مكنسة'],
        ['موازين', 'ميزان'],
        ['حلل', 'حلة'],
        ['شرائح', 'شريحة'],
        ['مكاوي', 'مكواة'],
        ['عروض', 'عرض'],
        ['أجهزة', 'جهاز'],
      ],
    ],
    [
      'the feminine and the masculine',
      [
        ['خلاطة', 'خلاط'],
        ['عجان', 'عجانة'],
      ],
    ],
    [
      'possessives',
      [
        ['خلاطي', 'خلاط'],
        ['مكواتي', 'مكواة'],
        ['غلايتك', 'غلاية'],
        ['مكنستها', 'مكنسة'],
      ],
    ],
    [
      'joined prepositions',
      [
        ['بريموت', 'ريموت'],
        ['لفردين', 'فرد'],
        ['بالشواية', 'شواية'],
        ['el5alat', '5alat'],
      ],
    ],
  ] as const)('%s', (_, forms) => {
    for (const [form, stem] of forms) expect(guessStemsOf(foldText(form)), form).toContain(foldText(stem))
  })
})

test.each([
  ['5allat', 'khalat'],
  ['meknasa', 'maknasa'],
  ['makwah', 'makwa'],
  ['8asala', 'ghassala'],
  ['marwa7a', 'marwaha'],
])('%s sounds like %s', (one, other) => {
  expect(francoKeyOf(one)).toBe(francoKeyOf(other))
})

test('a wrong letter changes two letters of a set, a swap none', () => {
  expect(countOtherLetters(letterSetOf('kettle'), letterSetOf('kettel'))).toBe(0)
  expect(countOtherLetters(letterSetOf('خلاط'), letterSetOf('خلاظ'))).toBe(2)
})
