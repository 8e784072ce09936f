import { defineMessages } from '@shop/i18n'

export const layoutMessages = defineMessages('layout', {
  name: { en: 'Nawwar', ar: 'نوّر' },
  overview: { en: 'Overview', ar: 'نظرة عامة' },
  toShop: { en: 'The shop', ar: 'المتجر' },
  account: { en: 'Account of {name}', ar: 'حساب {name}' },
  myAccount: { en: 'My account and devices', ar: 'حسابي وأجهزتي' },
  sales: { en: 'Sales', ar: 'المبيعات' },
  catalogue: { en: 'Catalogue', ar: 'الكتالوج' },
  content: { en: 'Content', ar: 'المحتوى' },
  settings: { en: 'Settings', ar: 'الإعدادات' },
  roleAdmin: { en: 'Admin', ar: 'مدير' },
  roleCatalogue: { en: 'Catalogue', ar: 'الكتالوج' },
  roleOrders: { en: 'Orders', ar: 'الطلبات' },
  roleSupport: { en: 'Support', ar: 'خدمة العملاء' },
  roleShopper: { en: 'Shopper', ar: 'عميل' },
})
