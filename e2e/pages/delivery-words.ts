import type { Language } from '@shop/contract'

/** What staff and shoppers read about the delivery to a governorate. */
const words = {
  en: {
    fee: 'Fee (EGP)',
    freeOver: 'Free above (EGP)',
    isOpen: 'Open',
    notNumber: 'Enter a number.',
    saved: (name: string) => `${name}: saved`,
    aswan: 'Aswan',
    matrouh: 'Matrouh',
    deliverTo: 'Deliver to',
    menu: 'Menu',
    chooseYours: 'Choose your governorate',
    chosen: 'Deliver to Cairo',
    toAswan: 'Deliver to Aswan',
    soldOut: 'Out of stock',
    where: 'Where should we deliver?',
    governorate: 'Governorate',
    done: 'Done',
    cairo: 'Cairo',
    arrival: (day: string) => `Arrives ${showDay('en-GB', day, 'long')}`,
    brief: (day: string) => `Arrives ${showDay('en-GB', day, 'short')}`,
    times: 'Cairo, Giza, and Qalyubia: 1 working day. Elsewhere: 1 to 5 working days.',
    range: 'Delivery in 1 to 5 working days',
    cost: /^(Delivery: EGP\s50, free on orders over EGP\s500|Free delivery on this order)$/,
    arrives: /^Arrives \w+ \d+ \w+ – \w+ \d+ \w+$/,
    closed: /^We do not deliver to Matrouh at present\./,
    promised: 'Delivery date',
  },
  ar: {
    fee: 'المصاريف (ج.م)',
    freeOver: 'مجاني فوق (ج.م)',
    isOpen: 'متاح',
    notNumber: 'أدخل رقمًا.',
    saved: (name: string) => `${name}: تم الحفظ`,
    aswan: 'أسوان',
    matrouh: 'مطروح',
    deliverTo: 'التوصيل إلى',
    menu: 'القائمة',
    chooseYours: 'اختر محافظتك',
    chosen: 'التوصيل إلى القاهرة',
    toAswan: 'التوصيل إلى أسوان',
    soldOut: 'غير متوفر حاليًا',
    where: 'إلى أين نوصّل طلبك؟',
    governorate: 'المحافظة',
    done: 'تم',
    cairo: 'القاهرة',
    arrival: (day: string) => `يصلك ${showDay('ar-EG-u-nu-latn', day, 'long')}`,
    brief: (day: string) => `يصلك ${showDay('ar-EG-u-nu-latn', day, 'short')}`,
    times: 'القاهرة والجيزة والقليوبية: يوم عمل. باقي المحافظات: 1 إلى 5 أيام عمل.',
    range: 'التوصيل خلال 1 إلى 5 أيام عمل',
    cost: /^(التوصيل: 50\sج\.م، ومجاني للطلبات فوق 500\sج\.م|توصيل مجاني لهذا الطلب)$/,
    arrives: /^يصلك \S+ \d+ \S+ – \S+ \d+ \S+$/,
    closed: /^التوصيل إلى مطروح غير متاح حاليًا\./,
    promised: 'موعد التوصيل',
  },
} as const satisfies Record<Language, object>

export function deliveryWordsOf(language: Language): (typeof words)[Language] {
  return words[language]
}

/** A day of the calendar, `YYYY-MM-DD`, as `Tuesday 24 November` or `Tue 24 Nov`. */
function showDay(locale: string, day: string, width: 'long' | 'short'): string {
  const format = { weekday: width, day: 'numeric', month: width, timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, format).format(new Date(day)).replace(/[,،]/, '')
}
