import { defineMessages } from '@shop/i18n'

export const contactsMessages = defineMessages('contacts', {
  heading: { en: 'Talk to us', ar: 'تواصل معنا' },
  hotline: { en: 'Hotline', ar: 'الخط الساخن' },
  phone: { en: 'Phone', ar: 'تليفون' },
  follow: { en: 'Follow us', ar: 'تابعنا' },
  chat: { en: 'Chat with us', ar: 'كلّمنا على واتساب' },
  chatHint: { en: 'We answer on WhatsApp.', ar: 'نرد عليك على واتساب.' },
  sales: { en: 'Ask about a product', ar: 'استفسار عن منتج' },
  support: { en: 'Help with an order', ar: 'مساعدة في طلب' },
  salesText: {
    en: 'Hello Nawwar, I would like to ask about a product: ',
    ar: 'أهلًا نوّر، لديّ استفسار عن منتج: ',
  },
  supportText: {
    en: 'Hello Nawwar, I need help with my order number: ',
    ar: 'أهلًا نوّر، أحتاج مساعدة في طلبي رقم: ',
  },
})
