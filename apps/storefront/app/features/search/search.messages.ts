import { defineMessages } from '@shop/i18n'

export const searchMessages = defineMessages('search', {
  label: { en: 'Search products', ar: 'ابحث في المنتجات' },
  placeholder: { en: 'Kettle, blender…', ar: 'غلاية، خلاط…' },
  submit: { en: 'Search', ar: 'بحث' },
  clear: { en: 'Clear search', ar: 'مسح البحث' },
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
  failed: { en: 'Search is not available right now. Try again.', ar: 'البحث غير متاح الآن. حاول مرة أخرى.' },
  viewAll: { en: 'View all results', ar: 'عرض كل النتائج' },
  results: { en: 'Search results', ar: 'نتائج البحث' },
})
