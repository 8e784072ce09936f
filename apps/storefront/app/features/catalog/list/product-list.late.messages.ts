import { defineMessages } from '@shop/i18n'

/** Narrowing and ordering a list of products. */
export const productListMessages = defineMessages('product-list', {
  sort: { en: 'Sort by', ar: 'ترتيب حسب' },
  shopOrder: { en: 'Recommended', ar: 'ترشيحاتنا' },
  bestMatch: { en: 'Best match', ar: 'الأقرب لبحثك' },
  newest: { en: 'Newest', ar: 'الأحدث' },
  price_asc: { en: 'Price: low to high', ar: 'السعر: من الأقل للأعلى' },
  price_desc: { en: 'Price: high to low', ar: 'السعر: من الأعلى للأقل' },
  saving: { en: 'Biggest saving', ar: 'أكبر خصم' },
  best_selling: { en: 'Best sellers', ar: 'الأكثر مبيعًا' },

  filters: { en: 'Filters', ar: 'الفلاتر' },
  filter: { en: 'Filter', ar: 'فلترة' },
  filterCount: {
    en: { one: '{count} filter chosen', other: '{count} filters chosen' },
    ar: {
      zero: 'بدون فلاتر',
      one: 'فلتر واحد مختار',
      two: 'فلتران مختاران',
      few: '{count} فلاتر مختارة',
      many: '{count} فلترًا مختارًا',
      other: '{count} فلتر مختار',
    },
  },
  category: { en: 'Category', ar: 'القسم' },
  brand: { en: 'Brand', ar: 'الماركة' },
  color: { en: 'Colour', ar: 'اللون' },
  price: { en: 'Price in EGP', ar: 'السعر بالجنيه' },
  priceFrom: { en: 'From', ar: 'من' },
  priceTo: { en: 'To', ar: 'إلى' },
  noPrice: { en: '{field}: write a number, such as 1500.', ar: '{field}: اكتب رقمًا، مثل 1500.' },
  apply: { en: 'Apply', ar: 'تطبيق' },
  availability: { en: 'Availability', ar: 'التوفر' },
  inStock: { en: 'In stock', ar: 'متوفر الآن' },
  offers: { en: 'Offers', ar: 'العروض' },
  onOffer: { en: 'On offer', ar: 'عليه عرض' },
  showMore: {
    en: { one: 'Show {count} more', other: 'Show {count} more' },
    ar: {
      zero: 'عرض الكل',
      one: 'عرض واحد آخر',
      two: 'عرض اثنين آخرين',
      few: 'عرض {count} أخرى',
      many: 'عرض {count} أخرى',
      other: 'عرض {count} أخرى',
    },
  },

  active: { en: 'Chosen filters', ar: 'الفلاتر المختارة' },
  remove: { en: 'Remove filter: {name}', ar: 'إزالة الفلتر: {name}' },
  clearAll: { en: 'Clear all', ar: 'مسح الكل' },
  from: { en: 'From {price}', ar: 'من {price}' },
  upTo: { en: 'Up to {price}', ar: 'حتى {price}' },
  between: { en: '{low} to {high}', ar: 'من {low} إلى {high}' },

  show: {
    en: { one: 'Show {count} product', other: 'Show {count} products' },
    ar: {
      zero: 'لا توجد منتجات',
      one: 'عرض منتج واحد',
      two: 'عرض منتجين',
      few: 'عرض {count} منتجات',
      many: 'عرض {count} منتجًا',
      other: 'عرض {count} منتج',
    },
  },
  nothingLeft: { en: 'No products match these filters', ar: 'لا توجد منتجات بهذه الفلاتر' },
  nothingLeftHint: {
    en: 'Take a filter away, or clear all of them.',
    ar: 'احذف أحد الفلاتر أو امسحها كلها.',
  },
})
