import { defineMessages } from '@shop/i18n'

/** Texts of the home page and the lists about the catalog. */
export const catalogPageMessages = defineMessages('catalog-pages', {
  offers: { en: 'Offers', ar: 'العروض' },
  offersHint: { en: 'Lower prices, while stock lasts.', ar: 'أسعار أقل حتى نفاد الكمية.' },
  seeOffers: { en: 'See all offers', ar: 'شاهد كل العروض' },
  noProducts: { en: 'No products available', ar: 'لا توجد منتجات متاحة' },
  noProductsHint: {
    en: 'There are no products here right now. Please come back soon.',
    ar: 'لا توجد منتجات هنا حاليًا. زُر هذه الصفحة قريبًا.',
  },
  categories: { en: 'Shop by category', ar: 'تسوّق حسب القسم' },
  unnamedCategory: { en: 'Unnamed Category', ar: 'قسم بدون اسم' },
  noCategories: { en: 'No categories available', ar: 'لا توجد أقسام متاحة' },
  highlights: { en: 'Chosen for you', ar: 'اخترنا لك' },
  featured: { en: 'Featured', ar: 'مختارات' },
  bestSellers: { en: 'Bestsellers', ar: 'الأكثر مبيعًا' },
  viewAll: { en: 'View all', ar: 'عرض الكل' },
  categoriesUnavailable: { en: 'Categories are not available right now', ar: 'الأقسام غير متاحة الآن' },
  // The English text is prescribed word for word (rule M-11).
  productsUnavailable: { en: '{brand} Products Service Unavailable', ar: 'خدمة منتجات {brand} غير متاحة الآن' },
})
