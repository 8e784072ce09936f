import { defineMessages } from '@shop/i18n'

export const videosMessages = defineMessages('videos', {
  title: { en: 'Videos', ar: 'الفيديوهات' },
  one: { en: 'Video', ar: 'فيديو' },
  videoTitle: { en: 'Title', ar: 'العنوان' },
  description: { en: 'Description', ar: 'الوصف' },
  poster: { en: 'Poster', ar: 'صورة الغلاف' },
  link: { en: 'YouTube link', ar: 'رابط يوتيوب' },
  linkHint: {
    en: 'A video plays on the home page; any other link opens on YouTube.',
    ar: 'الفيلم يعمل داخل الصفحة الرئيسية، وأي صفحة أخرى تُفتح على يوتيوب.',
  },
  kind: { en: 'Kind', ar: 'النوع' },
  shorts: { en: 'Short video', ar: 'فيديو قصير' },
  video: { en: 'Video', ar: 'فيديو' },
  order: { en: 'Order', ar: 'الترتيب' },
  orderHint: { en: 'The lowest comes first', ar: 'الأصغر يظهر أولًا' },
  duration: { en: 'Length (seconds)', ar: 'المدة (ثوانٍ)' },
  views: { en: 'Views', ar: 'المشاهدات' },
  published_at: { en: 'Published', ar: 'تاريخ النشر' },
  unknownHint: { en: 'Leave it empty if you do not know it', ar: 'اتركه فارغًا إذا كنت لا تعرفه' },
  is_active: { en: 'Shown', ar: 'ظاهر' },
  shown: { en: 'Shown', ar: 'ظاهر' },
  off: { en: 'Off', ar: 'متوقف' },
  none: {
    en: 'There are no videos yet: the home page leaves them out.',
    ar: 'لا توجد فيديوهات بعد: لا يظهر هذا القسم في الصفحة الرئيسية.',
  },
  removeTitle: { en: 'Remove this video?', ar: 'حذف هذا الفيديو؟' },
  removed: { en: 'The video is removed', ar: 'تم حذف الفيديو' },
})
