import { defineMessages } from '@shop/i18n'

export const contactInfoMessages = defineMessages('contact-info', {
  title: { en: 'Contact details', ar: 'بيانات التواصل' },
  one: { en: 'Contact details', ar: 'بيانات التواصل' },
  hotline_number: { en: 'Hotline', ar: 'الخط الساخن' },
  main_phone: { en: 'Main phone', ar: 'رقم التليفون الأساسي' },
  sales_phone: { en: 'Sales (WhatsApp)', ar: 'المبيعات (واتساب)' },
  customer_support: { en: 'Customer support (WhatsApp)', ar: 'خدمة العملاء (واتساب)' },
  facebook: { en: 'Facebook', ar: 'فيسبوك' },
  instagram: { en: 'Instagram', ar: 'إنستجرام' },
  youtube: { en: 'YouTube', ar: 'يوتيوب' },
  linkHint: { en: 'Begins with https://; left empty it is not shown', ar: 'يبدأ بـ https://‎؛ لو تركته فارغًا لن يظهر' },
})
