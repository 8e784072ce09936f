import { defineMessages } from '@shop/i18n'

export const carriersMessages = defineMessages('carriers', {
  title: { en: 'Carriers', ar: 'شركات الشحن' },
  one: { en: 'Carrier', ar: 'شركة شحن' },
  none: {
    en: 'There are no carriers yet. Add the companies that bring your parcels.',
    ar: 'لا توجد شركات شحن بعد. أضف الشركات التي توصّل طلباتك.',
  },
  name: { en: 'Name', ar: 'الاسم' },
  kind: { en: 'How it works', ar: 'طريقة العمل' },
  kind_csv: { en: 'By sheets (CSV)', ar: 'بالكشوف (CSV)' },
  kind_bosta: { en: 'Bosta, by its API', ar: 'بوسطة، بالربط المباشر' },
  kindHint: {
    en: 'By its API the shop books parcels and reads their news. It stays as it is chosen now.',
    ar: 'بالربط المباشر يحجز المتجر الشحنات ويتابع حالتها. لا يتغير هذا الاختيار بعد الحفظ.',
  },
  tracking_pattern: { en: 'Tracking page', ar: 'صفحة التتبع' },
  patternHint: {
    en: 'The https address of the page about a parcel, with the word number in braces in place of the tracking number. Empty without one.',
    ar: 'عنوان https لصفحة الشحنة، وفيه كلمة number بين قوسين معقوفين مكان رقم التتبع. اتركه فارغًا إن لم توجد.',
  },
  is_active: { en: 'Takes new parcels', ar: 'تستلم شحنات جديدة' },
  active: { en: 'Active', ar: 'متاحة' },
  off: { en: 'Off', ar: 'متوقفة' },
  updated_at: { en: 'Changed', ar: 'آخر تعديل' },
})
