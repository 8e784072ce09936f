/** Counted nouns of several features, with all plural forms. */
export const productCount = {
  en: { one: '{count} product', other: '{count} products' },
  ar: {
    zero: 'لا توجد منتجات',
    one: 'منتج واحد',
    two: 'منتجان',
    few: '{count} منتجات',
    many: '{count} منتجًا',
    other: '{count} منتج',
  },
} as const

export const itemCount = { en: { one: '{count} item', other: '{count} items' }, ar: productCount.ar } as const

export const reviewCount = {
  en: { one: '{count} review', other: '{count} reviews' },
  ar: {
    zero: 'لا توجد تقييمات',
    one: 'تقييم واحد',
    two: 'تقييمان',
    few: '{count} تقييمات',
    many: '{count} تقييمًا',
    other: '{count} تقييم',
  },
} as const

export const warrantyYears = {
  en: { one: '{count} year warranty', other: '{count} year warranty' },
  ar: {
    zero: 'بدون ضمان',
    one: 'ضمان سنة',
    two: 'ضمان سنتين',
    few: 'ضمان {count} سنوات',
    many: 'ضمان {count} سنة',
    other: 'ضمان {count} سنة',
  },
} as const

export const returnDays = {
  en: { one: 'Returns within {count} day', other: 'Returns within {count} days' },
  ar: {
    zero: 'بدون استرجاع',
    one: 'استرجاع خلال يوم',
    two: 'استرجاع خلال يومين',
    few: 'استرجاع خلال {count} أيام',
    many: 'استرجاع خلال {count} يومًا',
    other: 'استرجاع خلال {count} يوم',
  },
} as const
