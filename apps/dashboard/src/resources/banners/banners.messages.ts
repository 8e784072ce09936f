import { defineMessages } from '@shop/i18n'

export const bannersMessages = defineMessages('banners', {
  title: { en: 'Banners', ar: 'الإعلانات' },
  one: { en: 'Banner', ar: 'إعلان' },
  bannerTitle: { en: 'Title', ar: 'العنوان' },
  description: { en: 'Description', ar: 'الوصف' },
  savingHint: {
    en: 'Write {saving} where the current biggest discount should appear, such as “Up to {saving}% off”. Without a discount the banner is hidden.',
    ar: 'اكتب {saving} مكان أكبر خصم حاليًا، مثل «خصم يصل إلى {saving}%». إذا لم توجد خصومات لا يظهر الإعلان.',
  },
  image: { en: 'Picture', ar: 'الصورة' },
  image_ltr: { en: 'Picture for English (text on the left)', ar: 'الصورة للإنجليزية (النص على اليسار)' },
  image_rtl: { en: 'Picture for Arabic (text on the right)', ar: 'الصورة للعربية (النص على اليمين)' },
  link: { en: 'Link', ar: 'الرابط' },
  linkHint: { en: 'A page of the shop (/offers) or https://…', ar: 'صفحة في المتجر (‎/offers) أو https://…‎' },
  priority: { en: 'Priority', ar: 'الأولوية' },
  priorityHint: {
    en: 'The lowest comes first. The shop shows the first four.',
    ar: 'الأصغر يظهر أولًا. يعرض المتجر أول أربعة إعلانات.',
  },
  is_active: { en: 'Active', ar: 'مفعّل' },
  starts_at: { en: 'From', ar: 'من' },
  ends_at: { en: 'Until', ar: 'حتى' },
  dateHint: { en: 'Leave it empty for no limit', ar: 'بدون تاريخ يعني بلا حد' },
  state: { en: 'Now', ar: 'الحالة الآن' },
  shown: { en: 'Shown', ar: 'ظاهر' },
  planned: { en: 'Planned', ar: 'مجدول' },
  over: { en: 'Ended', ar: 'انتهى' },
  off: { en: 'Off', ar: 'متوقف' },
  preview: { en: 'Preview', ar: 'معاينة' },
  none: {
    en: 'There are no banners yet: the shop shows its own.',
    ar: 'لا توجد إعلانات بعد: المتجر يعرض إعلاناته الثابتة.',
  },
  removeTitle: { en: 'Remove this banner?', ar: 'حذف هذا الإعلان؟' },
  removed: { en: 'The banner is removed', ar: 'تم حذف الإعلان' },
})
