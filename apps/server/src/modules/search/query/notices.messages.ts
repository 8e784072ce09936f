import { defineMessages } from '@shop/i18n'

const here = { one: 'لا يوجد {wanted}، إليك {values}', other: 'لا يوجد {wanted}، إليك {values}' }

/** The notices of a search. */
export const noticeMessages = defineMessages('search-notices', {
  showing: { en: 'Showing results for “{meant}”', ar: 'نعرض نتائج «{meant}»' },
  dropped: { en: 'Shown without “{words}”', ar: 'النتائج بدون «{words}»' },
  nearest: {
    en: { one: 'Nothing with {wanted}: here is {values}', other: 'Nothing with {wanted}: here are {values}' },
    ar: { zero: here.other, one: here.one, two: here.other, few: here.other, many: here.other, other: here.other },
  },
  nearestPrice: { en: 'Nothing at that price: the nearest is {price}', ar: 'لا يوجد بهذا السعر، الأقرب {price}' },
  notSold: { en: 'We do not sell {name} yet', ar: 'لا نبيع هذا النوع بعد: {name}' },
  upTo: { en: 'Only up to {max}', ar: 'حتى {max} فقط' },
  from: { en: 'Only from {min}', ar: 'من {min} فأكثر فقط' },
  between: { en: 'Only from {min} to {max}', ar: 'من {min} إلى {max} فقط' },
  color: { en: 'Only in “{color}” and similar colours', ar: 'اللون «{color}» وما يشبهه فقط' },
  offer: { en: 'Only offers', ar: 'العروض فقط' },
  in_stock: { en: 'Only what is in stock', ar: 'المتوفر فقط' },
  price_asc: { en: 'Lowest price first', ar: 'الأقل سعرًا أولًا' },
  price_desc: { en: 'Highest price first', ar: 'الأعلى سعرًا أولًا' },
  saving: { en: 'Biggest saving first', ar: 'الأكثر توفيرًا أولًا' },
  best_selling: { en: 'Best sellers first', ar: 'الأكثر مبيعًا أولًا' },
  newest: { en: 'Newest first', ar: 'الأحدث أولًا' },
  most: { en: '{fact}: highest first', ar: '{fact}: الأعلى أولًا' },
  least: { en: '{fact}: lowest first', ar: '{fact}: الأقل أولًا' },
})
