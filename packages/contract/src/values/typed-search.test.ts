import { expect, test } from 'vitest'
import { readTypedSearch } from './typed-search.ts'

test.each([
  ['#NW-100054', 'NW-100054'],
  ['\u200fNW-100054', 'NW-100054'],
  ['NW-100054\u200f', 'NW-100054'],
  ['\ufeffNW\u2060-1000\u00ad54\u200b', 'NW-100054'],
  ['NW\u2212100054', 'NW-100054'],
  ['NW\u2013100054', 'NW-100054'],
  ['NW\u2011100054', 'NW-100054'],
  ['NWـ١٠٠٠٥٤', 'NW-100054'],
  ['ＮＷ－۱۰۰۰۵۴', 'NW-100054'],
  ['[NW-100054]', 'NW-100054'],
  ['«NW-100054»،', 'NW-100054'],
  ['"NW-100054".', 'NW-100054'],
  ['Order NW-100054', 'NW-100054'],
  ['Order no. #NW-100054!', 'NW-100054'],
  ['Order: 100054', '100054'],
  ['Order#NW-100054', 'NW-100054'],
  ['طلب رقم NW-100054', 'NW-100054'],
  ['رقم الطلب: ١٠٠٠٥٤', '100054'],
  ['الأوردر رقم (NW-100054)؟', 'NW-100054'],
  ['SKU NW-KT-170', 'NW-KT-170'],
  ['كود NW-KT-170', 'NW-KT-170'],
  ['رقم +20 101 234 5678', '+20 101 234 5678'],
  ['kettle\0\u001b[31m', 'kettle 31m'],
  [' إيمان   عبد\u00a0الرحمن ', 'إيمان عبد الرحمن'],
  ["O'Hara_50%", "O'Hara_50%"],
  ['order', 'order'],
  ['رقم', 'رقم'],
  ['ID-100008', 'ID-100008'],
  ['mona@example.com', 'mona@example.com'],
  ['/kettles/', '/kettles/'],
  ['#', ''],
])('%j looks for %j', (typed, text) => {
  expect(readTypedSearch(typed)).toBe(text)
  expect(readTypedSearch(text)).toBe(text)
})
