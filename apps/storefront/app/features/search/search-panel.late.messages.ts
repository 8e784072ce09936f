import { defineMessages } from '@shop/i18n'

export const searchPanelMessages = defineMessages('searchPanel', {
  searching: { en: 'Searching…', ar: 'جارٍ البحث…' },
  found: {
    en: { one: '{count} product found', other: '{count} products found' },
    ar: {
      zero: 'لم نجد منتجات',
      one: 'وجدنا منتجًا واحدًا',
      two: 'وجدنا منتجين',
      few: 'وجدنا {count} منتجات',
      many: 'وجدنا {count} منتجًا',
      other: 'وجدنا {count} منتج',
    },
  },
  nothing: { en: 'Nothing found for “{query}”', ar: 'لم نجد نتائج لـ «{query}»' },
  nothingHint: {
    en: 'Try different keywords or browse categories.',
    ar: 'جرّب كلمات أخرى أو تصفّح الأقسام.',
  },
  noProducts: {
    en: 'There are no products in the shop yet. Please come back soon.',
    ar: 'لا توجد منتجات في المتجر بعد. زُرنا قريبًا.',
  },
  failed: { en: 'Search is not available right now. Try again.', ar: 'البحث غير متاح الآن. حاول مرة أخرى.' },
  viewAll: { en: 'View all results', ar: 'عرض كل النتائج' },
  results: { en: 'Search results', ar: 'نتائج البحث' },
  start: { en: 'Recent and popular searches', ar: 'عمليات البحث الأخيرة والشائعة' },
  suggestions: { en: 'Suggestions', ar: 'اقتراحات' },
  recent: { en: 'Your recent searches', ar: 'عمليات بحثك الأخيرة' },
  clearRecent: { en: 'Clear all', ar: 'مسح الكل' },
  removeRecent: { en: 'Remove “{query}”', ar: 'حذف «{query}»' },
  popular: { en: 'Popular searches', ar: 'الأكثر بحثًا' },
  queries: { en: 'Searches', ar: 'عمليات بحث' },
  categories: { en: 'Categories', ar: 'الأقسام' },
  kinds: { en: 'Kinds', ar: 'الأنواع' },
  colors: { en: 'Colours', ar: 'الألوان' },
  products: { en: 'Products', ar: 'المنتجات' },
})
