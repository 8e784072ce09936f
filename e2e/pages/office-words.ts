import type { Language } from '@shop/contract'

/** Texts of the shop's details, in the dashboard and in the shop. */
const words = {
  en: {
    hotline: 'Hotline',
    typedNumber: '16 222',
    talkToUs: 'Talk to us',
    commercialRegister: 'Commercial register',
    typedRegister: '45 678 Giza office',
    taxCard: 'Tax card',
    typedTaxCard: '321 654 987',
    wrongTaxCard: 'Must be the nine digits of the tax card, such as 123-456-789',
    cairo: 'Cairo',
    deliveryFee: 'Fee (EGP)',
    freeOver: 'Free above (EGP)',
    zoneSaved: 'Cairo: saved',
    promises: 'What you can count on',
    delivery: /Delivery from EGP\s15, free on orders over EGP\s90,000/,
    returnPolicy: 'Return policy',
    text: 'Text (English)',
    newPart: 'Gifts',
    newText: 'A gift may be returned by **whoever got it**.',
    strong: 'whoever got it',
    noBackup: /^No backup of this shop has been taken yet/,
    lastBackup: /^Last backup: \d+ \w+ \d{4}/,
  },
  ar: {
    hotline: 'الخط الساخن',
    typedNumber: '١٦٢٢٢',
    talkToUs: 'تواصل معنا',
    commercialRegister: 'السجل التجاري',
    typedRegister: '45678 مكتب الجيزة',
    taxCard: 'البطاقة الضريبية',
    typedTaxCard: '٣٢١٦٥٤٩٨٧',
    wrongTaxCard: /يجب أن يكون 9 أرقام كما في البطاقة الضريبية/,
    cairo: 'القاهرة',
    deliveryFee: 'المصاريف (ج.م)',
    freeOver: 'مجاني فوق (ج.م)',
    zoneSaved: 'القاهرة: تم الحفظ',
    promises: 'وعدنا لك',
    delivery: /التوصيل من 15\sج\.م، ومجاني للطلبات فوق 90,000\sج\.م/,
    returnPolicy: 'سياسة الاسترجاع',
    text: 'النص بالعربية',
    newPart: 'الهدايا',
    newText: 'يمكن إرجاع الهدية **ممن استلمها**.',
    strong: 'ممن استلمها',
    noBackup: /^لم تؤخذ نسخة احتياطية لهذا المتجر بعد/,
    lastBackup: /^آخر نسخة احتياطية: \d+ \S+ \d{4}/,
  },
} as const satisfies Record<Language, object>

export function officeWordsOf(language: Language): (typeof words)[Language] {
  return words[language]
}
