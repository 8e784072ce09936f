import { defineMessages } from '@shop/i18n'

export const pictureZoomMessages = defineMessages('picture-zoom', {
  lightbox: { en: 'Enlarged pictures', ar: 'الصور مكبّرة' },
  gallery: { en: 'Pictures', ar: 'الصور' },
  carousel: { en: 'Picture viewer', ar: 'عارض الصور' },
  slide: { en: 'Picture', ar: 'صورة' },
  // The viewer itself fills in the two variables in braces.
  place: { en: '{index} of {total}', ar: '{index} من {total}' },
  previous: { en: 'Previous picture', ar: 'الصورة السابقة' },
  next: { en: 'Next picture', ar: 'الصورة التالية' },
  close: { en: 'Close', ar: 'إغلاق' },
  zoomIn: { en: 'Zoom in', ar: 'تكبير' },
  zoomOut: { en: 'Zoom out', ar: 'تصغير' },
})
