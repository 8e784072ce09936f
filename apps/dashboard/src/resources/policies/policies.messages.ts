import { defineMessages } from '@shop/i18n'

export const policiesMessages = defineMessages('policies', {
  title: { en: 'Policies', ar: 'السياسات' },
  one: { en: 'Policy', ar: 'سياسة' },
  policyTitle: { en: 'Title', ar: 'العنوان' },
  body: { en: 'Text', ar: 'النص' },
  updated_at: { en: 'Changed', ar: 'آخر تعديل' },
  page: { en: 'Page', ar: 'الصفحة' },
  toPage: { en: 'Look at the page', ar: 'عرض الصفحة' },
  hint: {
    en: 'Headings begin with ## or ###, lists with - or 1. Links: [text](/address). **Strong words** between two stars. {times} and {costs} become what the zones of delivery say. Links of the home page go to the headings that end with {anchors}.',
    ar: 'العناوين تبدأ بـ ## أو ###، والقوائم بـ - أو 1. الروابط: [النص](/العنوان). **الكلمات المهمة** بين نجمتين. ويظهر مكان {times} و{costs} ما في مناطق التوصيل. وروابط الصفحة الرئيسية تفتح العناوين التي تنتهي بـ {anchors}.',
  },
})
