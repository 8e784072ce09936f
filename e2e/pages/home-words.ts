import type { Language } from '@shop/contract'

/** Texts of the home page. */
const words = {
  en: {
    banners: 'New in',
    anySlide: /^Go to slide \d+$/,
    stop: 'Stop the slide show',
    categories: 'Shop by category',
    offers: /^Offers Lower prices/,
    refresh: 'Refresh: Shop by category',
    refreshing: 'Refreshing…',
    notFresh: /^This may not be the latest: /,
    retry: 'Try again',
    videos: 'Watch and learn',
    play: /^Play: /,
    onPlatform: 'Watch on YouTube',
    next: 'Next',
    previous: 'Previous',
    close: 'Close',
    seeFeatured: 'See featured products',
    featured: 'Featured',
    bestSellers: 'Bestsellers',
    viewAll: 'View all',
    cash: 'Cash on delivery',
    facts: ['Delivery from 24 hours', 'Cash on delivery', '2 year warranty', '30 day returns'],
    from: /^From EGP\s[\d,]+$/,
    reasons: ['Delivery from 24 hours', '2 year warranty', '30 day returns', 'A call within 30 minutes'],
    freeDelivery: /^Free delivery on orders over EGP\s500\. /,
  },
  ar: {
    banners: 'جديدنا',
    anySlide: /^انتقل إلى الشريحة \d+$/,
    stop: 'إيقاف العرض',
    categories: 'تسوّق حسب القسم',
    offers: /^العروض أسعار أقل/,
    refresh: 'تحديث: تسوّق حسب القسم',
    refreshing: 'جارٍ التحديث…',
    notFresh: /^قد لا يكون هذا أحدث ما لدينا: /,
    retry: 'حاول مرة أخرى',
    videos: 'شاهد وتعلّم',
    play: /^تشغيل: /,
    onPlatform: 'شاهد على يوتيوب',
    next: 'التالي',
    previous: 'السابق',
    close: 'إغلاق',
    seeFeatured: 'شاهد المنتجات المختارة',
    featured: 'مختارات',
    bestSellers: 'الأكثر مبيعًا',
    viewAll: 'عرض الكل',
    cash: 'الدفع عند الاستلام',
    facts: ['توصيل من 24 ساعة', 'الدفع عند الاستلام', 'ضمان سنتين', 'استرجاع خلال 30 يومًا'],
    from: /^ابتداءً من [\d,]+\sج\.م/,
    reasons: ['توصيل من 24 ساعة', 'ضمان سنتين', 'استرجاع خلال 30 يومًا', 'مكالمة خلال 30 دقيقة'],
    freeDelivery: /^توصيل مجاني للطلبات فوق 500\sج\.م/,
  },
} as const satisfies Record<Language, object>

export type HomeWords = (typeof words)[Language]

export function homeWordsOf(language: Language): HomeWords {
  return words[language]
}
