import { foldText } from '@shop/i18n'
import { describe, expect, test } from 'vitest'
import { skeletonKeysOf, skeletonOf, spellOutFranco } from './sounds.ts'

describe('Arabic and Franco spellings meet', () => {
  test.each([
    ['غسالة', 'gsl', 'ghasala, 8asala, ghassala, gasala, el8asala'],
    ['تلاجة', 'tlg', 'talaga, tallaga, thalaga, talaja, ثلاجة'],
    ['بوتاجاز', 'btgz', 'botagaz, butagaz, potagaz, bo2tagaz'],
    ['خلاط', 'xlt', 'khalat, 5alat, khallat, elkhalat, الخلاط, خلات'],
    ['مكنسة', 'mkns', 'maknasa, meknasa'],
    ['سخان', 'sxn', 'sakhan, sa5an'],
    ['مروحة', 'mrh', 'marwa7a, marwaha, marwahah'],
    ['تكييف', 'tkf', 'takyeef, takif'],
    ['شفاط', '$ft', 'shafat, shaffat, chafat'],
    ['فرن', 'frn', 'forn, furn'],
    ['ميكروويف', 'mkrf', 'microwave, mikroweif'],
    ['مبرد', 'mbrd', 'mobarrid, mobared'],
    ['عصارة', '3sr', '3asara, 3assara'],
    ['صاج', 'sg', '9ag'],
  ])('%s is %s', (arabic, key, spellings) => {
    for (const spelling of [arabic, ...spellings.split(', ')]) expect(skeletonOf(foldText(spelling))).toBe(key)
  })
})

describe('skeletonKeysOf', () => {
  test.each([
    ['blnder', ['blndr']],
    ['ghasalat', ['gslt', 'gsl']],
    ['khalat', ['xlt']],
    ['مكواه', []],
    ['قلايه', []],
    ['170', []],
    ['a', []],
    ['', []],
  ])('%s → %j', (word, keys) => {
    expect(skeletonKeysOf(word)).toEqual(keys)
  })
})

test.each([
  ["3'asala", 'ghasala'],
  ['7’alat', 'khalat'],
  ["3' tall", "3' tall"],
])('spellOutFranco: %s → %s', (text, spelled) => {
  expect(spellOutFranco(text)).toBe(spelled)
})
