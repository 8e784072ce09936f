import { defineMessages } from '@shop/i18n'

export const modelViewMessages = defineMessages('model-view', {
  loading: { en: 'Bringing the product…', ar: 'جارٍ إحضار المنتج…' },
  alt: { en: '{name} in 3D', ar: '{name} بتقنية 3D' },
  hint: {
    en: 'Drag or use the arrow keys to turn it, pinch or scroll to come closer.',
    ar: 'اسحب أو استخدم الأسهم للدوران حوله، وقرّب بإصبعين أو بعجلة الماوس.',
  },
  inKitchen: { en: 'See it in your kitchen', ar: 'شاهده في مطبخك' },
  leaveKitchen: { en: 'Back to the shop', ar: 'العودة إلى المتجر' },
  failed: {
    en: 'This device cannot show the product in 3D. The pictures show it from all sides.',
    ar: 'هذا الجهاز لا يدعم العرض بتقنية 3D. الصور تعرض المنتج من كل الجوانب.',
  },
  front: { en: 'Front', ar: 'من الأمام' },
  back: { en: 'Back', ar: 'من الخلف' },
  left: { en: 'Left side', ar: 'من اليسار' },
  right: { en: 'Right side', ar: 'من اليمين' },
})
