import { defineMessages } from '@shop/i18n'

export const categoriesMessages = defineMessages('categories', {
  title: { en: 'Categories', ar: 'الأقسام' },
  one: { en: 'Category', ar: 'قسم' },
  key: { en: 'Key', ar: 'المفتاح' },
  keyHint: {
    en: 'Small Latin letters, digits and hyphens; imports find the category by it. It never changes.',
    ar: 'حروف إنجليزية صغيرة وأرقام وشرطات؛ الاستيراد يتعرّف على القسم به، ولا يتغير بعد ذلك.',
  },
  name: { en: 'Name', ar: 'الاسم' },
  description: { en: 'Description', ar: 'الوصف' },
  is_active: { en: 'Shown', ar: 'معروض' },
  hidden: { en: 'Hidden', ar: 'مخفي' },
  image: { en: 'Picture', ar: 'الصورة' },
  tile: { en: 'Picture of the tile', ar: 'صورة المربع' },
  cat_image: { en: 'Icon', ar: 'الأيقونة' },
  wall_image: { en: 'Wide picture', ar: 'الصورة العريضة' },
  products_count: { en: 'Products', ar: 'المنتجات' },
  none: { en: 'There are no categories yet.', ar: 'لا توجد أقسام بعد.' },
  orderHint: {
    en: 'Drag the lines to put them in order, or use the arrows.',
    ar: 'اسحب السطور لترتيبها، أو استخدم الأسهم.',
  },
  up: { en: 'Move {name} up', ar: 'نقل {name} لأعلى' },
  down: { en: 'Move {name} down', ar: 'نقل {name} لأسفل' },
  moved: { en: 'The order is saved', ar: 'تم حفظ الترتيب' },
})
