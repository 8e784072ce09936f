import type { Language } from '@shop/contract'

/** Texts about the rights of staff. */
const words = {
  en: {
    seesOverview: 'See the overview and its figures',
    own: /^Permissions of their own/,
    limit: /^May send back per day/,
    save: 'Save',
    asRole: 'As the role',
    refund: 'Refund',
    sendBack: /^Send back/,
    limited: /^You may send back/,
  },
  ar: {
    seesOverview: 'الاطلاع على النظرة العامة والأرقام',
    own: /^صلاحيات خاصة بهذا الشخص/,
    limit: /^أقصى مبلغ يرده/,
    save: 'حفظ',
    asRole: 'كصلاحيات الدور',
    refund: 'رد مبلغ',
    sendBack: /^رد /,
    limited: /^يمكنك رد/,
  },
} satisfies Record<Language, Record<string, string | RegExp>>

export type RightsWords = (typeof words)[Language]

export function rightsWordsOf(language: Language): RightsWords {
  return words[language]
}
