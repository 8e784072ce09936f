import { piastres } from '@shop/contract'
import { expect, test } from 'vitest'
import { presentNotices } from './notices.presenter.ts'
import type { QueryNotice } from './search-query.types.ts'

const factNames = new Map([['noise_db', { name: { en: 'Noise', ar: 'مستوى الصوت' } }]])

function say(notice: QueryNotice, text = ''): string[] {
  return (['en', 'ar'] as const).map(
    (language) => presentNotices([notice], { language, text, factNames })[0]?.text ?? '',
  )
}

test.each<[QueryNotice, string, string]>([
  [{ kind: 'layout', meant: 'خلاط' }, 'Showing results for “خلاط”', 'نعرض نتائج «خلاط»'],
  [{ kind: 'dropped', words: ['moulinex'] }, 'Shown without “moulinex”', 'النتائج بدون «moulinex»'],
  [
    { kind: 'nearest', typed: '5 l', wanted: 5, values: [4, 5.5], unit: 'L' },
    'Nothing with 5 L: here are 4 and 5.5 L',
    'لا يوجد 5 لترات، إليك 4 و5.5 لتر',
  ],
  [
    { kind: 'nearest', typed: '9 l', wanted: 9, values: [7], unit: 'L' },
    'Nothing with 9 L: here is 7 L',
    'لا يوجد 9 لترات، إليك 7 لترات',
  ],
  [
    { kind: 'not_sold', name: { en: 'washing machine', ar: 'غسالة' } },
    'We do not sell washing machines yet',
    'لا نبيع هذا النوع بعد: غسالة',
  ],
  [
    { kind: 'filtered', typed: '', by: { price: { max: piastres(150_000) } } },
    'Only up to EGP\u00a01,500',
    'حتى 1,500\u00a0ج.م فقط',
  ],
  [{ kind: 'filtered', typed: 'red', by: 'color' }, 'Only in “red” and similar colours', 'اللون «red» وما يشبهه فقط'],
  [
    { kind: 'filtered', typed: '', by: { order: { fact: 'noise_db', best: 'least' } } },
    'Noise: lowest first',
    'مستوى الصوت: الأقل أولًا',
  ],
])('%j is said in both languages', (notice, en, ar) => {
  expect(say(notice)).toEqual([en, ar])
})

test('words are said as they were typed', () => {
  const [notice] = presentNotices([{ kind: 'dropped', words: ['مولينكس اصليه'] }], {
    language: 'ar',
    text: 'خلاط مولينكس أصليّة',
    factNames,
  })
  expect(notice?.words).toEqual(['مولينكس أصليّة'])
})
