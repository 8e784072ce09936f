import type { Language } from '@shop/contract'

/** Texts of the product page. */
const words = {
  en: {
    enlarge: /^Enlarge: .+, picture 1$/,
    enlarged: /^Enlarged pictures: /,
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    next: 'Next picture',
    previous: 'Previous picture',
    secondPicture: 'Show picture 2',
    place: '2 of 3',
    soldOut: ', out of stock',
    stock: (count: number) =>
      count === 0 ? 'Out of stock' : new RegExp(`^(Only ${count} left|${count} units? in stock)$`),
    about: 'About the product',
    features: 'Highlights',
    details: 'Specifications',
    related: 'You may also like',
    instead: 'In stock and similar',
    share: 'Share',
    copied: 'Link copied',
    viewIn3d: 'View in 3D',
    in3d: / in 3D/,
    inKitchen: 'See it in your kitchen',
    close: 'Close',
  },
  ar: {
    enlarge: /^تكبير: .+، صورة 1$/,
    enlarged: /^الصور مكبّرة: /,
    zoomIn: 'تكبير',
    zoomOut: 'تصغير',
    next: 'الصورة التالية',
    previous: 'الصورة السابقة',
    secondPicture: 'اعرض صورة 2',
    place: '2 من 3',
    soldOut: '، غير متوفر',
    stock: (count: number) =>
      count === 0 ? 'غير متوفر حاليًا' : new RegExp(`^(متاح|باقي) ${arabicUnits(count)}( فقط)?$`),
    about: 'عن المنتج',
    features: 'المميزات',
    details: 'المواصفات',
    related: 'قد يعجبك أيضًا',
    instead: 'بدائل متوفرة الآن',
    share: 'مشاركة',
    copied: 'تم نسخ الرابط',
    viewIn3d: 'شاهده بتقنية 3D',
    in3d: /بتقنية 3D/,
    inKitchen: 'شاهده في مطبخك',
    close: 'إغلاق',
  },
} as const satisfies Record<Language, object>

function arabicUnits(count: number): string {
  if (count < 3) return count === 1 ? 'قطعة واحدة' : 'قطعتان'
  return `${count} (قطع|قطعة)`
}

export function productWordsOf(language: Language) {
  return words[language]
}
