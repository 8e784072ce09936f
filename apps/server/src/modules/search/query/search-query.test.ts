import { describe, expect, test } from 'vitest'
import { planSearch, readQuery } from './search-query.parser.ts'

describe('readQuery', () => {
  test.each([
    ['  الخـلّاطات ', ['الخلاطات']],
    ["3'asala", ['ghasala']],
    ['8asala 8kg', ['8asala', '8', 'kg']],
    ["'; drop table products; --", ['drop', 'table', 'products']],
    ['%', []],
    ['_\\%', []],
    ['!&|():*<->', []],
    ['\0', []],
    ['kettle\0', ['kettle']],
    ['🔥🔥', []],
    ['', []],
  ])('%j → %j', (text, words) => {
    expect(readQuery(text)).toEqual(words)
  })

  test('caps the length of the text, the words and each word', () => {
    expect(readQuery('a'.repeat(10_000))).toEqual(['a'.repeat(40)])
    expect(readQuery('خلاط '.repeat(2_000))).toHaveLength(12)
    expect(readQuery('\uFDFA'.repeat(10_000)).length).toBeLessThanOrEqual(12)
  })
})

const synonymGroups = [
  ['blender', 'خلاط', '5alat'],
  ['hand blender', 'خلاط يدوي'],
  ['air fryer', 'airfryer', 'قلايه هواييه', 'قلايه'],
  ['deep freezer', 'deep', 'ديب'],
]

describe('planSearch', () => {
  test.each([
    ['kettle', "'kettle':*", 'a word as a beginning'],
    ['k', "'k'", 'a letter as a word'],
    ['kettle s', "'kettle':*", 'a letter that is still being typed'],
    ['washer 8', "('washer':* & '8')", 'a digit as a word'],
    ['blenders', "('blender':* | 'خلاط' | '5alat')", 'a plural, with synonyms of its stem'],
    ['5alat', "('5alat':* | 'blender' | 'خلاط')", 'synonyms as whole words'],
    ['hand blender', "(('hand':* & 'blender':*) | ('خلاط' <-> 'يدوي'))", 'a phrase before its words'],
    ['deep fryer', "(('deep':* | 'ديب') & 'fryer':*)", 'no synonym that holds the word itself'],
    ['airfryer', "('airfryer':* | ('air' <-> 'fryer') | 'قلايه')", 'a phrase, but not beside one word of it'],
    ['16قدم', "'16ft'", 'a number with its unit'],
    ['washer 8 كيلو', "('washer':* & '8kg')", 'a number with its unit among words'],
    ['kettle with the', "'kettle':*", 'stop words dropped'],
    ['the', "'the':*", 'a stop word alone'],
    ['ثلاجة', "('ثلاجه':* | 'تلاجه':* | 'سلاجه':*)", 'as spoken'],
    ["o'neil", "('o' & 'neil':*)", 'an apostrophe'],
  ])('%s → %s (%s)', (text, matching) => {
    expect(planSearch(readQuery(text), synonymGroups)?.matching).toBe(matching)
  })

  test('knows what was typed from what it also stands for', () => {
    const plan = planSearch(readQuery('الخلاط 1.5L'), synonymGroups)
    expect(plan?.literal).toBe("('خلاط':* & '1.5l')")
    expect(plan?.matching).toBe("(('خلاط':* | 'blender' | '5alat') & '1.5l')")
  })

  test('looks for one of several terms', () => {
    expect(planSearch(['kettle', 'steel'])?.partial).toBe("('kettle':* | 'steel':*)")
    expect(planSearch(['kettle'])?.partial).toBeNull()
  })

  test.each([
    ['NW-KT-170', "'nwkt170'"],
    ['nwkt170', "'nwkt170'"],
    ['kettle', null],
    ['170', null],
    ['خلاط 5', null],
  ])('takes %s for the SKU %s', (text, code) => {
    expect(planSearch(readQuery(text))?.code).toBe(code)
  })

  test('gives the beginnings of a name that come first', () => {
    const plan = planSearch(readQuery('القلاية الهوائية'), synonymGroups)
    expect(plan?.literalNames).toEqual(expect.arrayContaining(['القلايه الهواييه', 'قلايه هواييه']))
    expect(plan?.relatedNames).toEqual(['air fryer', 'airfryer', 'قلايه'])
  })

  test('takes corrections as whole words', () => {
    const plan = planSearch(['ketle', 'steel'], [], new Map([['ketle', ['kettle']]]))
    expect(plan?.matching).toBe("(('ketle':* | 'kettle') & 'steel':*)")
  })

  test('lets only words without synonyms be corrected', () => {
    expect(planSearch(readQuery('5alat philps 2 litres'), synonymGroups)?.correctable).toEqual(['philps'])
  })

  test.each([[[]], [['']]])('has no plan for %j', (words) => {
    expect(planSearch(words)).toBeNull()
  })
})
