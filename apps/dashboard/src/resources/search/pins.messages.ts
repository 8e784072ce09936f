import { defineMessages } from '@shop/i18n'

export const pinsMessages = defineMessages('pins', {
  title: { en: 'Pinned products', ar: 'المنتجات المثبّتة' },
  one: { en: 'Pinned product', ar: 'منتج مثبّت' },
  none: {
    en: 'No product is pinned yet. Choose the product that a search should show first.',
    ar: 'لا توجد منتجات مثبّتة بعد. اختر المنتج الذي يظهر أولًا لبحث معيّن.',
  },
  q: { en: 'Search or product', ar: 'البحث أو المنتج' },
  queries: { en: 'Searches', ar: 'عمليات البحث' },
  queriesHint: {
    en: 'Whole searches as shoppers type them. Press Enter after each.',
    ar: 'البحث كاملًا كما يكتبه العميل. اضغط Enter بعد كل واحد.',
  },
  product: { en: 'Product', ar: 'المنتج' },
  place: { en: 'Place', ar: 'الترتيب' },
  placeHint: { en: '1 comes first.', ar: 'رقم 1 يظهر أولًا.' },
  updated_at: { en: 'Changed', ar: 'آخر تعديل' },
  removeTitle: { en: 'Unpin this product?', ar: 'إلغاء تثبيت هذا المنتج؟' },
  removed: { en: 'The product is no longer pinned', ar: 'تم إلغاء تثبيت المنتج' },
})
