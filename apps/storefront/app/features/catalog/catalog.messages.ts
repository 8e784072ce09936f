import { defineMessages } from '@shop/i18n'
import { reviewCount } from '../../ui/amounts/counted.ts'

export const catalogMessages = defineMessages('catalog', {
  home: { en: 'Home', ar: 'الرئيسية' },
  bestSeller: { en: 'Bestseller', ar: 'الأكثر مبيعًا' },
  offer: { en: 'Offer', ar: 'عرض' },
  discount: { en: '{percent}% off', ar: 'خصم {percent}%' },
  outOfStock: { en: 'Out of stock', ar: 'غير متوفر حاليًا' },
  unitsLeft: {
    en: { one: 'Only {count} left', other: 'Only {count} left' },
    ar: {
      zero: 'نفدت الكمية',
      one: 'باقي قطعة واحدة فقط',
      two: 'باقي قطعتان فقط',
      few: 'باقي {count} قطع فقط',
      many: 'باقي {count} قطعة فقط',
      other: 'باقي {count} قطعة فقط',
    },
  },
  unitsInStock: {
    en: { one: '{count} unit in stock', other: '{count} units in stock' },
    ar: {
      zero: 'نفدت الكمية',
      one: 'متاح قطعة واحدة',
      two: 'متاح قطعتان',
      few: 'متاح {count} قطع',
      many: 'متاح {count} قطعة',
      other: 'متاح {count} قطعة',
    },
  },
  colors: {
    en: { one: 'One colour', other: '{count} colours' },
    ar: {
      zero: 'بدون ألوان',
      one: 'لون واحد',
      two: 'لونان',
      few: '{count} ألوان',
      many: '{count} لونًا',
      other: '{count} لون',
    },
  },
  color: { en: 'Colour', ar: 'اللون' },
  colorOut: { en: '{color}, out of stock', ar: '{color}، غير متوفر' },
  pictures: { en: 'Product pictures', ar: 'صور المنتج' },
  picture: { en: '{name}, picture {number}', ar: '{name}، صورة {number}' },
  enlarge: { en: 'Enlarge: {name}, picture {number}', ar: 'تكبير: {name}، صورة {number}' },
  viewIn3d: { en: 'View in 3D', ar: 'شاهده بتقنية 3D' },
  showPicture: { en: 'Show picture {number}', ar: 'اعرض صورة {number}' },
  reviews: reviewCount,
  related: { en: 'You may also like', ar: 'قد يعجبك أيضًا' },
  /** Above other products, where this one is sold out. */
  instead: { en: 'In stock and similar', ar: 'بدائل متوفرة الآن' },
  share: { en: 'Share', ar: 'مشاركة' },
  shareLink: { en: 'Copy this link to share it', ar: 'انسخ هذا الرابط لمشاركته' },
  linkCopied: { en: 'Link copied', ar: 'تم نسخ الرابط' },
  vatIncluded: { en: 'VAT included', ar: 'شامل الضريبة' },
  saving: { en: 'You save {amount}', ar: 'توفّر {amount}' },
  lowestBefore: {
    en: 'Lowest price of the 30 days before the offer: {amount}',
    ar: 'أقل سعر خلال 30 يومًا قبل العرض: {amount}',
  },
  offerUntil: { en: 'Offer until {day}', ar: 'العرض حتى {day}' },
  offerUntilTime: { en: 'Offer until {day}, {time}', ar: 'العرض حتى {day}، الساعة {time}' },
})
