import { defineMessages } from '@shop/i18n'

export const picturesMessages = defineMessages('media', {
  add: { en: 'Add pictures', ar: 'إضافة صور' },
  choose: { en: 'Choose a picture', ar: 'اختيار صورة' },
  replace: { en: 'Replace', ar: 'استبدال' },
  drop: { en: 'or drop them here', ar: 'أو اسحبها إلى هنا' },
  uploading: { en: 'Uploading…', ar: 'جارٍ الرفع…' },
  stillUploading: {
    en: 'Still uploading. Save once the pictures are here.',
    ar: 'ما زال الرفع جاريًا. احفظ بعد ظهور الصور.',
  },
  remove: { en: 'Remove picture {number}', ar: 'حذف الصورة {number}' },
  removeOne: { en: 'Remove the picture', ar: 'حذف الصورة' },
  earlier: { en: 'Move picture {number} earlier', ar: 'تقديم الصورة {number}' },
  later: { en: 'Move picture {number} later', ar: 'تأخير الصورة {number}' },
  picture: { en: 'Picture {number}', ar: 'الصورة {number}' },
  failed: { en: '{file}: {reason}', ar: '{file}: {reason}' },
  noConnection: { en: 'No connection. Please try again.', ar: 'لا يوجد اتصال. حاول مرة أخرى.' },
  hint: {
    en: 'JPEG, PNG, WebP, AVIF or GIF, up to 20 MB. Drag to change the order; the first one is shown first.',
    ar: 'JPEG أو PNG أو WebP أو AVIF أو GIF حتى 20 ميجابايت. اسحب الصور لتغيير الترتيب؛ الأولى تظهر أولًا.',
  },
})
