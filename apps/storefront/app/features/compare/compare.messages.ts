import { defineMessages } from '@shop/i18n'

export const compareMessages = defineMessages('compare', {
  title: { en: 'Compare', ar: 'المقارنة' },
  counted: { en: 'Compare: {count}', ar: 'المقارنة: {count}' },
  compare: { en: 'Compare', ar: 'قارن' },
  compareNamed: { en: 'Compare: {name}', ar: 'قارن: {name}' },
  added: { en: 'Added to compare: {count} of 3', ar: 'أُضيف إلى المقارنة: {count} من 3' },
  open: { en: 'Compare now', ar: 'قارن الآن' },
  full: { en: 'You can compare 3 products', ar: 'يمكنك مقارنة 3 منتجات' },
  fullHint: { en: 'Remove one of them to add this one.', ar: 'احذف واحدًا منها لتضيف هذا المنتج.' },
})
