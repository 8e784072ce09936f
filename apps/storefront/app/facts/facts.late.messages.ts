import { defineMessages } from '@shop/i18n'

/** Headings of the groups of facts, wherever a table shows them. */
export const factGroupMessages = defineMessages('fact-groups', {
  capacity: { en: 'Capacity', ar: 'السعة' },
  power: { en: 'Power and energy', ar: 'القدرة واستهلاك الكهرباء' },
  use: { en: 'Functions', ar: 'التشغيل والوظائف' },
  cleaning: { en: 'Cleaning', ar: 'التنظيف' },
  build: { en: 'Materials and size', ar: 'الخامات والأبعاد' },
  comfort: { en: 'Comfort', ar: 'الراحة' },
  safety: { en: 'Safety', ar: 'الأمان' },
  box: { en: 'In the box', ar: 'محتويات العلبة' },
  general: { en: 'About this model', ar: 'بيانات الموديل' },
})
