import type { Language } from '@shop/contract'

/** What staff and shoppers read about the delivery to a governorate. */
const words = {
  en: {
    fee: 'Fee (EGP)',
    freeOver: 'Free above (EGP)',
    isOpen: 'Open',
    saved: (name: string) => `${name}: saved`,
    aswan: 'Aswan',
    matrouh: 'Matrouh',
    deliverTo: 'Deliver to',
    arrives: /^Arrives \w+ \d+ \w+ – \w+ \d+ \w+$/,
    closed: /^We do not deliver to Matrouh at present\./,
    promised: 'Delivery date',
  },
  ar: {
    fee: 'المصاريف (ج.م)',
    freeOver: 'مجاني فوق (ج.م)',
    isOpen: 'متاح',
    saved: (name: string) => `${name}: تم الحفظ`,
    aswan: 'أسوان',
    matrouh: 'مطروح',
    deliverTo: 'التوصيل إلى',
    arrives: /^يصلك \S+ \d+ \S+ – \S+ \d+ \S+$/,
    closed: /^التوصيل إلى مطروح غير متاح حاليًا\./,
    promised: 'موعد التوصيل',
  },
} as const satisfies Record<Language, object>

export function deliveryWordsOf(language: Language): (typeof words)[Language] {
  return words[language]
}
