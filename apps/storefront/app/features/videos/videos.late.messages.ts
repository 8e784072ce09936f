import { defineMessages } from '@shop/i18n'

export const videosMessages = defineMessages('videos', {
  videos: { en: 'Watch and learn', ar: 'شاهد وتعلّم' },
  hint: { en: 'From our kitchen to yours.', ar: 'من مطبخنا إلى مطبخك.' },
  play: { en: 'Play: {title}', ar: 'تشغيل: {title}' },
  short: { en: 'Short video', ar: 'فيديو قصير' },
  length: { en: 'Length: {time}', ar: 'المدة: {time}' },
  views: {
    en: { one: '{count} view', other: '{count} views' },
    ar: {
      zero: 'بدون مشاهدات',
      one: 'مشاهدة واحدة',
      two: 'مشاهدتان',
      few: '{count} مشاهدات',
      many: '{count} مشاهدة',
      other: '{count} مشاهدة',
    },
  },
  onPlatform: { en: 'Watch on YouTube', ar: 'شاهد على يوتيوب' },
})
