import { defineMessages } from '@shop/i18n'

export const layoutMessages = defineMessages('layout', {
  name: { en: 'Nawwar', ar: 'نوّر' },
  dashboard: { en: 'Dashboard', ar: 'لوحة الإدارة' },
  overview: { en: 'Overview', ar: 'نظرة عامة' },
  toShop: { en: 'The shop', ar: 'المتجر' },
  logOut: { en: 'Log out', ar: 'تسجيل الخروج' },
  menu: { en: 'Main menu', ar: 'القائمة الرئيسية' },
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
