import type { Language } from '@shop/contract'

/** Texts of a product list with filters and sorting. */
const words = {
  en: {
    filter: 'Filter',
    filters: 'Filters',
    active: 'Chosen filters',
    sort: 'Sort by',
    cheapest: 'Price: low to high',
    from: 'From',
    to: 'To',
    apply: 'Apply',
    color: 'Matt Black',
    inStock: 'In stock',
    onOffer: 'On offer',
    clearAll: 'Clear all',
    removeColor: 'Remove filter: Matt Black',
    show: /^Show [\d,]+ products?$/,
    noPrice: 'From: write a number, such as 1500.',
    nothingLeft: 'No products match these filters',
    query: 'blender',
    /** A query with more than six results. */
    broadQuery: 'vacuum',
    searching: 'Searching…',
    clearSearch: 'Clear search',
    moreFacts: 'More specifications',
  },
  ar: {
    filter: 'فلترة',
    filters: 'الفلاتر',
    active: 'الفلاتر المختارة',
    sort: 'ترتيب حسب',
    cheapest: 'السعر: من الأقل للأعلى',
    from: 'من',
    to: 'إلى',
    apply: 'تطبيق',
    color: 'أسود مطفي',
    inStock: 'متوفر الآن',
    onOffer: 'عليه عرض',
    clearAll: 'مسح الكل',
    removeColor: 'إزالة الفلتر: أسود مطفي',
    show: /منتج/,
    noPrice: 'من: اكتب رقمًا، مثل 1500.',
    nothingLeft: 'لا توجد منتجات بهذه الفلاتر',
    query: 'خلاط',
    broadQuery: 'مكنسة',
    searching: 'جارٍ البحث…',
    clearSearch: 'مسح البحث',
    moreFacts: 'مواصفات أخرى',
  },
} as const

export type ProductListWords = (typeof words)[Language]

export function productListWordsOf(language: Language): ProductListWords {
  return words[language]
}
