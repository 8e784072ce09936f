import { defineMessages } from '@shop/i18n'
import { productCount } from '../../ui/amounts/counted.ts'

export const favoritesPageMessages = defineMessages('favorites-page', {
  title: { en: 'Favourites', ar: 'المفضلة' },
  count: productCount,
  removed: { en: '{name} is no longer a favourite.', ar: 'تم حذف {name} من المفضلة.' },
  undo: { en: 'Undo', ar: 'تراجع' },
  empty: { en: 'No favourites yet', ar: 'لا توجد منتجات في المفضلة' },
  emptyHint: {
    en: 'Press the heart of a product you like, and find it here again on this device.',
    ar: 'اضغط على القلب بجانب أي منتج يعجبك لتجده هنا على هذا الجهاز.',
  },
  browse: { en: 'Browse all products', ar: 'تصفّح كل المنتجات' },
  loading: { en: 'Loading your favourites…', ar: 'جارٍ تحميل المفضلة…' },
  failed: { en: 'Your favourites could not be loaded', ar: 'تعذّر تحميل المفضلة' },
  failedHint: {
    en: 'The list is safe on this device. Check your connection and try again.',
    ar: 'القائمة محفوظة على هذا الجهاز. تأكد من اتصالك بالإنترنت وحاول مرة أخرى.',
  },
  retry: { en: 'Try again', ar: 'حاول مرة أخرى' },
})
