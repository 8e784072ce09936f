import { defineMessages } from '@shop/i18n'

/** Texts of buying at once for cards and product pages; other texts of orders load with their own pages. */
export const buyNowMessages = defineMessages('buy-now', {
  buyNow: { en: 'Buy now', ar: 'اشترِ الآن' },
  buyNowTitle: { en: 'Buy now', ar: 'إتمام الشراء' },
  buyNowNamed: { en: 'Buy now: {name}', ar: 'اشترِ الآن: {name}' },
})
