import { defineMessages } from '@shop/i18n'

export const videosMessages = defineMessages('videos', {
  videos: { en: 'Watch and learn', ar: 'شاهد وتعلّم' },
  hint: {
    en: 'From our kitchen to yours. Videos open on YouTube’s player when you press play, not before.',
    ar: 'من مطبخنا إلى مطبخك. يعمل الفيديو على مشغّل يوتيوب عند الضغط على التشغيل وليس قبله.',
  },
  play: { en: 'Play: {title}', ar: 'تشغيل: {title}' },
  short: { en: 'Short', ar: 'قصير' },
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
