import type { Language } from '@shop/contract'

/** Texts of favourites and the comparison. */
const words = {
  en: {
    menu: 'Menu',
    favorite: 'Favourite',
    favorites: /^Favourites(: \d+)?$/,
    favoritesTitle: 'Favourites',
    noFavorites: 'No favourites yet',
    compare: 'Compare',
    compared: /^Compare(: \d+)?$/,
    compareTitle: 'Compare products',
    nothingCompared: 'Nothing to compare yet',
    cheapest: 'Lowest price',
    full: 'You can compare 3 products',
    fullHint: 'Remove one of them to add this one.',
    table: 'Comparison table',
    shownPair: 'Choose two to see side by side',
    onlyDifferences: 'Show differences only',
    price: /^Price/,
    brand: /^Brand/,
    warranty: /^Warranty/,
    removeFromCompare: /^Remove .+ from the comparison$/,
    addToCart: /^Add to cart: /,
    undo: 'Undo',
    failed: 'Your favourites could not be loaded',
    retry: 'Try again',
  },
  ar: {
    menu: 'القائمة',
    favorite: 'المفضلة',
    favorites: /^المفضلة(: \d+)?$/,
    favoritesTitle: 'المفضلة',
    noFavorites: 'لا توجد منتجات في المفضلة',
    compare: 'قارن',
    compared: /^المقارنة(: \d+)?$/,
    compareTitle: 'مقارنة المنتجات',
    nothingCompared: 'لا توجد منتجات للمقارنة',
    cheapest: 'أقل سعر',
    full: 'يمكنك مقارنة 3 منتجات',
    fullHint: 'احذف واحدًا منها لتضيف هذا المنتج.',
    table: 'جدول المقارنة',
    shownPair: 'اختر منتجين لعرضهما جنبًا إلى جنب',
    onlyDifferences: 'اعرض الفروق فقط',
    price: /^السعر(?! قبل)/,
    brand: /^الماركة/,
    warranty: /^الضمان/,
    removeFromCompare: /^احذف .+ من المقارنة$/,
    addToCart: /^أضف إلى السلة: /,
    undo: 'تراجع',
    failed: 'تعذّر تحميل المفضلة',
    retry: 'حاول مرة أخرى',
  },
} as const satisfies Record<Language, object>

export type ListWords = (typeof words)[Language]

export function listWordsOf(language: Language): ListWords {
  return words[language]
}
