import type { Language } from '@shop/contract'

/** Texts about sizes, spaces and electricity. */
const words = {
  en: {
    largest: 'Largest',
    fit: 'Will it fit?',
    sides: ['Width, cm', 'Height, cm', 'Depth, cm'],
    check: 'Check',
    fits: 'It fits',
    tooBig: 'It does not fit',
    tooWide: /cm too wide/,
    fitsMySpace: 'Fits my space',
    useMySpace: /^Use my measurements/,
    electricity: 'Electricity cost',
    explain: 'How we work this out',
    minutes: 'Minutes a day',
    wrongMinutes: 'Enter 1 to 1,440 minutes',
    largeHome: /^Large/,
  },
  ar: {
    largest: 'أكبر سعة',
    fit: 'هل يناسب مكانك؟',
    sides: ['العرض، سم', 'الارتفاع، سم', 'العمق، سم'],
    check: 'تحقق',
    fits: 'يناسب المكان',
    tooBig: 'لا يناسب المكان',
    tooWide: /أعرض من المكان بـ/,
    fitsMySpace: 'يناسب المساحة المتاحة عندي',
    useMySpace: /^استخدم مقاساتي/,
    electricity: 'تكلفة الكهرباء',
    explain: 'كيف حسبنا ذلك؟',
    minutes: 'دقائق التشغيل في اليوم',
    wrongMinutes: 'اكتب من 1 إلى 1,440 دقيقة',
    largeHome: /^كبير/,
  },
} as const satisfies Record<Language, object>

export type FactWords = (typeof words)[Language]

export function factWordsOf(language: Language): FactWords {
  return words[language]
}
