import { defineMessages } from '@shop/i18n'

/** What cards and product pages say of buying at once; all else of orders comes with its own pages. */
export const buyNowMessages = defineMessages('buy-now', {
  buyNow: { en: 'Buy now', ar: 'اشترِ الآن' },
  buyNowTitle: { en: 'Buy now', ar: 'إتمام الشراء' },
  buyNowNamed: { en: 'Buy now: {name}', ar: 'اشترِ الآن: {name}' },
})
