import { defineMessages } from '@shop/i18n'

export const searchMessages = defineMessages('search', {
  label: { en: 'Search products', ar: 'ابحث في المنتجات' },
  placeholder: { en: 'Kettle, blender…', ar: 'غلاية، خلاط…' },
  submit: { en: 'Search', ar: 'بحث' },
  clear: { en: 'Clear search', ar: 'مسح البحث' },
  close: { en: 'Close search', ar: 'إغلاق البحث' },
})
