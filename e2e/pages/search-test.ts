import type { Page } from '@playwright/test'
import { test as base } from './test.ts'

const words = {
  en: {
    kettle: 'kettle',
    kettleAbroad: 'غلاية',
    kettles: 'Kettle',
    toaster: 'toaster',
    clear: 'Clear search',
    viewAll: 'View all results',
    start: 'Recent and popular searches',
    recent: 'Your recent searches',
    clearRecent: 'Clear all',
    remove: (query: string) => `Remove “${query}”`,
    popular: 'Popular searches',
    kinds: 'Kinds',
    colors: 'Colours',
    blenderOfNobody: 'blender moulinex',
    unknownMaker: 'moulinex',
    wrongLayout: 'نثففمث',
    rightLayout: 'kettle',
    cheapKettle: 'kettle under 1000',
    blackKettle: 'black kettle',
    onlyBlack: 'Only in “black”',
    black: /black/i,
    notSold: 'washing machine',
    weDoNotSell: /We do not sell washing machines/i,
    waysOn: ['Browse the categories', 'Others search for', 'Ask us', 'Try again'] as [string, string, string, string],
  },
  ar: {
    kettle: 'غلاية',
    kettleAbroad: 'kettle',
    kettles: 'غلاية مياه (كاتل)',
    toaster: 'توستر',
    clear: 'مسح البحث',
    viewAll: 'عرض كل النتائج',
    start: 'عمليات البحث الأخيرة والشائعة',
    recent: 'عمليات بحثك الأخيرة',
    clearRecent: 'مسح الكل',
    remove: (query: string) => `حذف «${query}»`,
    popular: 'الأكثر بحثًا',
    kinds: 'الأنواع',
    colors: 'الألوان',
    blenderOfNobody: 'خلاط مولينكس',
    unknownMaker: 'مولينكس',
    wrongLayout: 'l;ksm',
    rightLayout: 'مكنسة',
    cheapKettle: 'غلاية تحت 1000',
    blackKettle: 'غلاية سوداء',
    onlyBlack: 'اللون «سوداء»',
    black: /أسود/,
    notSold: 'غسالة',
    weDoNotSell: /لا نبيع.*غسال/,
    waysOn: ['تصفّح الأقسام', 'يبحث الآخرون عن', 'اسألنا', 'جرّب مرة أخرى'] as [string, string, string, string],
  },
}

type SearchWords = (typeof words)['en']

/** Locators of the search box's suggestions. */
function boxOf(page: Page, t: SearchWords) {
  const optionsOf = (group: string) => page.getByRole('group', { name: group, exact: true }).getByRole('option')
  return {
    start: page.getByRole('region', { name: t.start }),
    kinds: optionsOf(t.kinds),
    colors: optionsOf(t.colors),
    recent: optionsOf(t.recent),
    popular: optionsOf(t.popular),
    reached: page.getByRole('option', { selected: true }),
    clearRecent: page.getByRole('button', { name: t.clearRecent, exact: true }),
    remove: (query: string) => page.getByRole('button', { name: t.remove(query) }),
  }
}

/** Locators of the results page. */
function searchPageOf(page: Page) {
  const main = page.getByRole('main')
  return {
    notices: main.getByRole('status').filter({ has: page.getByRole('list') }),
    cards: main.getByRole('article'),
  }
}

type Fixtures = { searchPage: ReturnType<typeof searchPageOf>; searchWords: SearchWords; box: ReturnType<typeof boxOf> }

/** A journey with the search box. */
export const test = base.extend<Fixtures>({
  searchWords: async ({ words: { language } }, use) => use(words[language]),
  searchPage: async ({ page }, use) => use(searchPageOf(page)),
  box: async ({ page, searchWords }, use) => use(boxOf(page, searchWords)),
})

export { expect } from '@playwright/test'
