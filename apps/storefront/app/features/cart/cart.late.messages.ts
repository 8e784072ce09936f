import { defineMessages } from '@shop/i18n'
import { itemCount } from '../../ui/amounts/counted.ts'

/** Texts of an open cart, on its page and in its modal. */
export const openCartMessages = defineMessages('open-cart', {
  title: { en: 'Shopping cart', ar: 'سلة التسوق' },
  itemCount,
  lines: { en: 'Items in your cart', ar: 'المنتجات في سلتك' },
  each: { en: '{amount} each', ar: '{amount} للقطعة' },
  lineTotal: { en: 'Total for {name}', ar: 'إجمالي {name}' },
  removeLine: { en: 'Remove {name} from the cart', ar: 'احذف {name} من السلة' },
  remove: { en: 'Remove', ar: 'احذف' },
  removed: { en: '{name} was removed.', ar: 'تم حذف {name}.' },
  undo: { en: 'Undo', ar: 'تراجع' },
  clear: { en: 'Empty the cart', ar: 'إفراغ السلة' },
  clearQuestion: { en: 'Empty the cart?', ar: 'هل تريد إفراغ السلة؟' },
  clearHint: { en: 'This removes every item from your cart.', ar: 'سيتم حذف كل المنتجات من سلتك.' },
  cancelClearing: { en: 'Keep the items', ar: 'احتفظ بالمنتجات' },
  priceRose: {
    en: 'The price went up: it was {amount} when you added it.',
    ar: 'السعر زاد: كان {amount} وقت إضافته.',
  },
  priceFell: {
    en: 'Good news: the price went down from {amount}.',
    ar: 'خبر جيد: السعر انخفض، كان {amount}.',
  },
  lowerTo: { en: 'Change to {count}', ar: 'عدّل الكمية إلى {count}' },
  summary: { en: 'Order summary', ar: 'ملخص الطلب' },
  totalNow: { en: 'Cart total: {amount}', ar: 'إجمالي السلة: {amount}' },
  freeDelivery: { en: 'Your order gets free delivery', ar: 'توصيل طلبك مجاني' },
  missingForFree: { en: '{amount} more for free delivery', ar: 'أضف بقيمة {amount} والتوصيل مجاني' },
  freeDeliveryProgress: { en: 'Progress to free delivery', ar: 'التقدّم نحو التوصيل المجاني' },
  checkout: { en: 'Checkout', ar: 'إتمام الطلب' },
  blocked: {
    en: 'Some items cannot be ordered as they are. Please look at the marked ones first.',
    ar: 'بعض المنتجات لا يمكن طلبها كما هي. راجع المنتجات المحددة أولًا.',
  },
  viewCart: { en: 'View cart', ar: 'عرض السلة' },
  cashOnDelivery: { en: 'Pay cash when it arrives', ar: 'ادفع نقدًا عند الاستلام' },
  continueShopping: { en: 'Continue shopping', ar: 'متابعة التسوق' },
  empty: { en: 'Your cart is empty', ar: 'سلتك فارغة' },
  emptyHint: {
    en: 'Find something that makes the day easier.',
    ar: 'اختر ما يسهّل يومك.',
  },
  loading: { en: 'Loading your cart…', ar: 'جارٍ تحميل السلة…' },
  offline: { en: 'You are offline', ar: 'لا يوجد اتصال بالإنترنت' },
  offlineHint: {
    en: 'This is your cart as we last saw it. Changes need a connection.',
    ar: 'هذه سلتك كما رأيناها آخر مرة. أي تعديل يحتاج اتصالًا بالإنترنت.',
  },
  staleHint: {
    en: 'Prices and stock may have changed since.',
    ar: 'قد تكون الأسعار أو الكميات تغيّرت.',
  },
  loadFailedHint: {
    en: 'What you added is safe. Please try again.',
    ar: 'منتجاتك محفوظة. حاول مرة أخرى.',
  },
  retry: { en: 'Try again', ar: 'حاول مرة أخرى' },
})
