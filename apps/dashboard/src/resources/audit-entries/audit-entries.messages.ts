import { defineMessages } from '@shop/i18n'

export const auditEntriesMessages = defineMessages('audit-entries', {
  title: { en: 'Audit log', ar: 'سجل التعديلات' },
  one: { en: 'Change', ar: 'تعديل' },
  at: { en: 'When', ar: 'الوقت' },
  actor: { en: 'Who', ar: 'بواسطة' },
  action: { en: 'Did', ar: 'الإجراء' },
  entity: { en: 'What', ar: 'العنصر' },
  entity_id: { en: 'Number', ar: 'الرقم' },
  changes: { en: 'From → to', ar: 'من ← إلى' },
  theShop: { en: 'The shop itself', ar: 'المتجر نفسه' },
  nothing: { en: 'empty', ar: 'فارغ' },
  none: { en: 'Nothing has been changed yet.', ar: 'لا توجد تعديلات حتى الآن.' },
})
