import { describe, expect, test } from 'vitest'
import { foldText, splitWords } from './fold-text.ts'

describe('foldText', () => {
  test.each([
    ['الثَّلاجةُ ١٦ قَدَم', 'الثلاجه 16 قدم', 'marks, taa marbuta and digits'],
    ['أحمد إبريق آسفي ٱسم', 'احمد ابريق اسفي اسم', 'every alef'],
    ['آسفي'.normalize('NFD'), 'اسفي', 'an alef that arrives taken apart'],
    ['مؤقّت دفائ', 'موقت دفاي', 'hamza on its seat'],
    ['كهرباء', 'كهربا', 'lone hamza'],
    ['مستشفى', 'مستشفي', 'alef maqsura'],
    ['غسّـــالة', 'غساله', 'tatweel and shadda'],
    ['هٰذا قُرۡءَان', 'هذا قران', 'dagger alef and Quranic marks'],
    ['۱۲۳ ٤٥٦', '123 456', 'both rows of digits'],
    ['کیلو گاز چاي پلاستيك ڤيليبس', 'كيلو جاز جاي بلاستيك فيليبس', 'Persian letters'],
    ['ﻏﺴﺎﻟﺔ ﻻ', 'غساله لا', 'presentation forms and the lam-alef ligature'],
    ['خلا\u200Fط \u202Bخلاط\u202C\uFEFF', 'خلاط خلاط', 'bidirectional and zero-width characters'],
    ['ＢＬＥＮＤＥＲ Crêpe', 'blender crepe', 'full width, case, Latin accents'],
    ['1.5 hp, 2,200W', '1.5 hp 2200w', 'a dot inside a number, thousands'],
    ['١٫٥ لتر ٢٬٢٠٠ وات', '1.5 لتر 2200 وات', 'Arabic decimal and thousands separators'],
    ['1,5 L. End.', '1.5 l end', 'decimal comma, full stops'],
    ["NW-KT_170 (steel)/'x'; %\\*&|!:", 'nw kt 170 steel x', 'punctuation, wildcards and query operators'],
    ['a\u0000b\u0007c', 'a b c', 'NUL and control characters'],
    ['خلاط🔥kettle', 'خلاط kettle', 'emoji'],
    ['\uD83D x \uDE00', 'x', 'half a surrogate pair'],
    ['   ', '', 'blank'],
    ['؟!،؛', '', 'punctuation alone'],
  ])('%j → %j (%s)', (text, folded) => {
    expect(foldText(text)).toBe(folded)
    expect(foldText(folded)).toBe(folded)
  })
})

test('splitWords gives the words and none for blank text', () => {
  expect(splitWords('الثلاجه 16 قدم')).toEqual(['الثلاجه', '16', 'قدم'])
  expect(splitWords('')).toEqual([])
})
