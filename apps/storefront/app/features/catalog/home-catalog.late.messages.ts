import { defineMessages } from '@shop/i18n'

/** What the catalog says on the home page when it cannot be read. */
export const homeCatalogMessages = defineMessages('home-catalog', {
  categoriesUnavailable: { en: 'Categories are not available right now', ar: 'الأقسام غير متاحة الآن' },
  // English as in the spec's error catalog, word for word (rule M-11).
  productsUnavailable: { en: '{brand} Products Service Unavailable', ar: 'خدمة منتجات {brand} غير متاحة الآن' },
})
