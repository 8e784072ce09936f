import { defineMessages } from '@shop/i18n'

/** The names of buttons that Material makes, which are English of themselves. */
export const themeMessages = defineMessages('theme', {
  openList: { en: 'Open', ar: 'فتح' },
  closeList: { en: 'Close', ar: 'إغلاق' },
  clearChoice: { en: 'Clear', ar: 'مسح' },
  previousPage: { en: 'Previous page', ar: 'الصفحة السابقة' },
  nextPage: { en: 'Next page', ar: 'الصفحة التالية' },
})
