import { defineMessages } from '@shop/i18n'

export const productTypesMessages = defineMessages('product-types', {
  title: { en: 'Types of appliance', ar: 'أنواع الأجهزة' },
  one: { en: 'Type of appliance', ar: 'نوع جهاز' },
  none: { en: 'There are no types of appliance yet.', ar: 'لا توجد أنواع أجهزة بعد.' },
  q: { en: 'Key or name', ar: 'المفتاح أو الاسم' },
  key: { en: 'Key', ar: 'المفتاح' },
  keyHint: {
    en: 'Small Latin letters, digits and hyphens; imports find the type by it. It never changes.',
    ar: 'حروف إنجليزية صغيرة وأرقام وشرطات؛ الاستيراد يتعرّف على النوع به، ولا يتغير بعد ذلك.',
  },
  name: { en: 'Name', ar: 'الاسم' },
  category: { en: 'Category', ar: 'القسم' },
  categoryHint: {
    en: 'The category offers the type as a filter above its products.',
    ar: 'يظهر النوع كتصفية سريعة فوق منتجات هذا القسم.',
  },
  clearance_mm: { en: 'Air around it', ar: 'المسافة حوله' },
  clearanceHint: {
    en: 'Free space in millimetres that the appliance needs. Shoppers who measured their place see whether it fits.',
    ar: 'المسافة الفارغة بالمليمتر التي يحتاجها الجهاز. العميل الذي قاس مكانه يعرف هل يناسبه الجهاز.',
  },
  side: { en: 'Each side (mm)', ar: 'كل جانب (مم)' },
  back: { en: 'Behind (mm)', ar: 'الخلف (مم)' },
  top: { en: 'Above (mm)', ar: 'الأعلى (مم)' },
  minutes_a_day: { en: 'Minutes in use a day', ar: 'دقائق الاستخدام في اليوم' },
  minutesHint: {
    en: 'The cost of electricity is worked out from it. Empty where it says nothing.',
    ar: 'تُحسب منها تكلفة الكهرباء. اتركه فارغًا إذا لم يكن له معنى.',
  },
  place: { en: 'Place', ar: 'الترتيب' },
  placeHint: { en: 'Empty puts it last.', ar: 'اتركه فارغًا ليأتي في الآخر.' },
  products_count: { en: 'Products', ar: 'المنتجات' },
  facts_count: { en: 'Specifications', ar: 'المواصفات' },
  updated_at: { en: 'Changed', ar: 'آخر تعديل' },
  removeTitle: { en: 'Remove this type?', ar: 'حذف هذا النوع؟' },
  removed: { en: 'The type is removed', ar: 'تم حذف النوع' },
})
