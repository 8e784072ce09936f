import { defineMessages } from '@shop/i18n'

export const adsMessages = defineMessages('ads', {
  noAds: { en: 'No active advertisements available', ar: 'لا توجد إعلانات حاليًا' },
  banners: { en: 'New in', ar: 'جديدنا' },
  see: { en: 'Shop now', ar: 'تسوّق الآن' },
  seeOffers: { en: 'Shop the offers', ar: 'تسوّق العروض' },
  seeCategory: { en: 'Shop {category}', ar: 'تسوّق {category}' },
  seeProduct: { en: 'See this product', ar: 'شاهد المنتج' },
  seeProducts: { en: 'Shop all products', ar: 'تسوّق كل المنتجات' },
  priceFrom: { en: 'From {price}', ar: 'ابتداءً من {price}' },
  untitled: { en: 'Special offer', ar: 'عرض خاص' },
  welcome: { en: 'Your home, lit up', ar: 'بيتك منوّر' },
  welcomeText: { en: 'Appliances for every room.', ar: 'أجهزة لكل ركن في البيت.' },
  welcomeSaving: {
    en: 'Save up to {percent}% on appliances for every room.',
    ar: 'وفّر حتى {percent}% على أجهزة لكل ركن في البيت.',
  },
  kitchen: { en: 'A kitchen that works with you', ar: 'مطبخ يعمل معك' },
  kitchenText: { en: 'Blenders, choppers and kettles.', ar: 'خلاطات وكبب وغلايات.' },
  kitchenSaving: {
    en: 'Blenders, choppers and kettles, with up to {percent}% off.',
    ar: 'خلاطات وكبب وغلايات، بخصم يصل إلى {percent}%.',
  },
  delivery: { en: 'Cash on delivery, to your door', ar: 'توصيل حتى بابك والدفع عند الاستلام' },
  deliveryText: {
    en: 'Order today, check it, pay on delivery.',
    ar: 'اطلب اليوم، وعاين طلبك، وادفع عند الاستلام.',
  },
  deliverySaving: {
    en: 'Order today, check it, pay on delivery. Savings up to {percent}%.',
    ar: 'اطلب اليوم، وعاين طلبك، وادفع عند الاستلام. توفير حتى {percent}%.',
  },
  toDoor: { en: 'Delivered to your door', ar: 'توصيل حتى بابك' },
  toDoorText: { en: 'Order today, follow it all the way.', ar: 'اطلب اليوم، وتابع طلبك حتى يصلك.' },
  toDoorSaving: {
    en: 'Order today, follow it all the way. Savings up to {percent}%.',
    ar: 'اطلب اليوم، وتابع طلبك حتى يصلك. توفير حتى {percent}%.',
  },
})
