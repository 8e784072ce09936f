import type { Language } from '@shop/contract'

/** What the owner fills in about the shop itself, and where a guest reads it. */
const words = {
  en: {
    hotline: 'Hotline',
    typedNumber: '16 222',
    talkToUs: 'Talk to us',
    deliveryFee: 'Delivery fee (EGP)',
    freeOver: 'Free delivery above (EGP)',
    promises: 'What you can count on',
    delivery: /Delivery EGP\s65, free on orders over EGP\s90,000/,
    returnPolicy: 'Return policy',
    text: 'Text (English)',
    newPart: 'Gifts',
    newText: 'A gift may be returned by **whoever got it**.',
    strong: 'whoever got it',
  },
  ar: {
    hotline: 'الخط الساخن',
    typedNumber: '١٦٢٢٢',
    talkToUs: 'تواصل معنا',
    deliveryFee: 'مصاريف الشحن (ج.م)',
    freeOver: 'الشحن مجاني للطلبات الأكثر من (ج.م)',
    promises: 'وعدنا لك',
    delivery: /التوصيل 65\sج\.م، ومجاني للطلبات فوق 90,000\sج\.م/,
    returnPolicy: 'سياسة الاسترجاع',
    text: 'النص (العربية)',
    newPart: 'الهدايا',
    newText: 'يمكن إرجاع الهدية **ممن استلمها**.',
    strong: 'ممن استلمها',
  },
} as const satisfies Record<Language, object>

export function officeWordsOf(language: Language): (typeof words)[Language] {
  return words[language]
}
