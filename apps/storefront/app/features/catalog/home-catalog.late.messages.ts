import { defineMessages } from '@shop/i18n'

/** Texts of the home page for a catalog that cannot be read. */
export const homeCatalogMessages = defineMessages('home-catalog', {
  categoriesUnavailable: { en: 'Categories are not available right now', ar: 'الأقسام غير متاحة الآن' },
  // The English text is prescribed word for word (rule M-11).
  productsUnavailable: { en: '{brand} Products Service Unavailable', ar: 'خدمة منتجات {brand} غير متاحة الآن' },
})
