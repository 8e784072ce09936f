import { defineMessages } from '@shop/i18n'

export const adsMessages = defineMessages('ads', {
  banners: { en: 'What is new', ar: 'جديدنا' },
  see: { en: 'Have a look', ar: 'تسوّق الآن' },
  welcome: { en: 'Your home, lit up', ar: 'بيتك منوّر' },
  welcomeText: {
    en: 'Save up to 30% on appliances for every room.',
    ar: 'وفّر حتى 30% على أجهزة كل ركن في البيت.',
  },
  kitchen: { en: 'A kitchen that works with you', ar: 'مطبخ يشتغل معاك' },
  kitchenText: {
    en: 'Blenders, choppers and kettles, up to 30% less.',
    ar: 'خلاطات وكبب وغلايات بخصم حتى 30%.',
  },
  delivery: { en: 'At your door, paid in cash', ar: 'لحد بابك والدفع كاش' },
  deliveryText: {
    en: 'Order today, check it, pay on delivery. Savings up to 30%.',
    ar: 'اطلب النهارده، عاين وادفع عند الاستلام. توفير حتى 30%.',
  },
})
