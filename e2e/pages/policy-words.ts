import type { Language } from '@shop/contract'

/** Texts of the policies: titles, a part of one policy, and links between policies. */
const words = {
  en: {
    policies: 'Policies',
    contents: 'On this page',
    lastChanged: 'Last changed on 21 November 2026',
    privacy: { title: 'Privacy policy', part: 'How to have your data erased' },
    terms: { title: 'Terms and conditions', part: 'Paying' },
    returns: { title: 'Return policy', part: 'Changing your mind: 14 days' },
    inText: 'return policy',
  },
  ar: {
    policies: 'السياسات',
    contents: 'في هذه الصفحة',
    lastChanged: 'آخر تعديل: 21 نوفمبر 2026',
    privacy: { title: 'سياسة الخصوصية', part: 'كيف تطلب محو بياناتك' },
    terms: { title: 'الشروط والأحكام', part: 'الدفع' },
    returns: { title: 'سياسة الاسترجاع', part: 'لو غيّرت رأيك: 14 يومًا' },
    inText: 'سياسة الاسترجاع',
  },
} as const satisfies Record<Language, object>

export function policyWordsOf(language: Language) {
  return words[language]
}
