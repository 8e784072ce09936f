import { defineMessages } from '@shop/i18n'

export const synonymsMessages = defineMessages('synonyms', {
  title: { en: 'Synonyms', ar: 'المرادفات' },
  one: { en: 'Group of synonyms', ar: 'مجموعة مرادفات' },
  none: {
    en: 'There are no synonyms yet. Add a group of words that mean one thing.',
    ar: 'لا توجد مرادفات بعد. أضف مجموعة كلمات تعني شيئًا واحدًا.',
  },
  q: { en: 'Any word of a group', ar: 'أي كلمة من المجموعة' },
  name: { en: 'Group', ar: 'المجموعة' },
  english: { en: 'English', ar: 'الإنجليزية' },
  arabic: { en: 'Arabic', ar: 'العربية' },
  franco: { en: 'Franco and misspellings', ar: 'الفرانكو والأخطاء الإملائية' },
  termsHint: { en: 'Press Enter after each word.', ar: 'اضغط Enter بعد كل كلمة.' },
  is_appliance: { en: 'Kind of appliance', ar: 'نوع جهاز' },
  is_appliance_hint: {
    en: 'The words name an appliance. Without a type below, the shop says that it does not sell it.',
    ar: 'الكلمات تسمّي جهازًا. إذا لم تختر نوعًا بالأسفل، يقول المتجر إنه لا يبيعه.',
  },
  types: { en: 'Types that it stands for', ar: 'الأنواع التي تعنيها' },
  typesHint: { en: 'The most likely first.', ar: 'الأرجح أولًا.' },
  near_types: { en: 'Types that come near', ar: 'الأنواع القريبة' },
  nearTypesHint: { en: 'Shown where the kind is not sold.', ar: 'تُعرض عندما لا نبيع هذا النوع.' },
  notSold: { en: 'Not sold', ar: 'لا نبيعه' },
  addTo: { en: 'Add “{term}” to a group that exists', ar: 'إضافة «{term}» إلى مجموعة موجودة' },
  addToHint: {
    en: 'Most words belong to a group that the shop has. Otherwise make a new group below.',
    ar: 'أغلب الكلمات تنتمي إلى مجموعة موجودة. وإلا فأنشئ مجموعة جديدة بالأسفل.',
  },
  updated_at: { en: 'Changed', ar: 'آخر تعديل' },
  removeTitle: { en: 'Remove this group?', ar: 'حذف هذه المجموعة؟' },
  removed: { en: 'The group is removed', ar: 'تم حذف المجموعة' },
})
