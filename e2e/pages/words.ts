import type { Language } from '@shop/contract'
import { bindMessages, type MessageSet, type Messages, textsOf } from '@shop/i18n'

/**
 * Texts that a shopper reads and types in each language; journeys find elements by them. Only one journey buys the blender, in a
 * different colour in each language, so that its stock can be counted. All others buy the hand blender.
 */
const words = {
  en: {
    language: 'en',
    otherLanguage: 'العربية',
    search: {
      box: 'Search products',
      results: 'Search results',
      query: 'blender',
      viewAll: 'View all results',
      products: 'Products',
    },
    product: { colors: 'Colour', add: 'Add to cart', added: 'Added to cart!' },
    blender: { name: 'Blender 1.5 L, 500 W with Two Mills', color: 'Matt Black' },
    handBlender: { name: 'Hand Blender 600 W with Measuring Cup', color: 'Pearl White' },
    cart: {
      link: /^Cart(, \d+ items?)?$/,
      none: 'Cart',
      one: 'Cart, 1 item',
      two: 'Cart, 2 items',
      three: 'Cart, 3 items',
      title: 'Shopping cart',
      lines: 'Items in your cart',
      more: 'One more',
      fewer: 'One fewer',
      remove: /^Remove .+ from the cart$/,
      undo: 'Undo',
      empty: 'Your cart is empty',
      keepShopping: 'Continue shopping',
      checkout: 'Checkout',
      viewCart: 'View cart',
      close: 'Close',
      loading: 'Loading your cart…',
      freeDelivery: 'Progress to free delivery',
      free: 'Free',
      offline: 'You are offline',
    },
    checkout: {
      title: 'Checkout',
      firstName: 'First name',
      lastName: 'Last name',
      phone: 'Mobile number',
      region: 'Governorate',
      city: 'City',
      address: 'Street and number',
      apartment: 'Apartment (optional)',
      notes: 'Notes for delivery (optional)',
      cash: /^Cash on delivery/,
      place: /^Place order · /,
      code: 'Confirmation code',
      wrongCode: /This code is not right, or its time is over\./,
      required: 'field is required',
      badPhone: 'please enter a valid phone number',
      failed: 'Error processing your order. Please try again.',
      retry: 'Try again',
      empty: 'Your cart is empty. Please add items to your cart before checkout.',
    },
    order: {
      thanks: /^Thank you, .+\. Your order is placed\.$/,
      call: 'We will call you within 30 minutes to confirm.',
      items: 'What you ordered',
      total: /^Total$/,
      cash: 'Cash on delivery',
      unknown: 'This order could not be found.',
    },
    notFound: { title: 'We can’t find that page', home: 'Back to the home page' },
  },
  ar: {
    language: 'ar',
    otherLanguage: 'English',
    search: {
      box: 'ابحث في المنتجات',
      results: 'نتائج البحث',
      query: 'خلاط',
      viewAll: 'عرض كل النتائج',
      products: 'المنتجات',
    },
    product: { colors: 'اللون', add: 'أضف إلى السلة', added: 'تمت الإضافة إلى السلة!' },
    blender: { name: 'خلاط 1.5 لتر، 500 وات، بمطحنتين', color: 'أبيض لؤلؤي' },
    handBlender: { name: 'هاند بلندر 600 وات، بكوب قياس', color: 'أبيض لؤلؤي' },
    cart: {
      link: /^السلة(،.+)?$/,
      none: 'السلة',
      one: 'السلة، منتج واحد',
      two: 'السلة، منتجان',
      three: 'السلة، 3 منتجات',
      title: 'سلة التسوق',
      lines: 'المنتجات في سلتك',
      more: 'زيادة الكمية',
      fewer: 'تقليل الكمية',
      remove: /^احذف .+ من السلة$/,
      undo: 'تراجع',
      empty: 'سلتك فارغة',
      keepShopping: 'متابعة التسوق',
      checkout: 'إتمام الطلب',
      viewCart: 'عرض السلة',
      close: 'إغلاق',
      loading: 'جارٍ تحميل السلة…',
      freeDelivery: 'التقدّم نحو التوصيل المجاني',
      free: 'مجانًا',
      offline: 'لا يوجد اتصال بالإنترنت',
    },
    checkout: {
      title: 'إتمام الطلب',
      firstName: 'الاسم الأول',
      lastName: 'اسم العائلة',
      phone: 'رقم الموبايل',
      region: 'المحافظة',
      city: 'المدينة أو المركز',
      address: 'الشارع والرقم',
      apartment: 'الشقة (اختياري)',
      notes: 'ملاحظات للتوصيل (اختياري)',
      cash: /^الدفع عند الاستلام/,
      place: /^تأكيد الطلب · /,
      code: 'كود التأكيد',
      wrongCode: /الكود غير صحيح أو انتهت صلاحيته\./,
      required: 'اكتب|اختر',
      badPhone: 'رقم الموبايل 11 رقمًا ويبدأ بـ 010',
      failed: 'حدث خطأ أثناء تسجيل طلبك. حاول مرة أخرى.',
      retry: 'حاول مرة أخرى',
      empty: 'سلتك فارغة. أضف منتجات إلى السلة قبل إتمام الطلب.',
    },
    order: {
      thanks: /^شكرًا يا .+، تم تسجيل طلبك\.$/,
      call: 'سنتصل بك خلال 30 دقيقة لتأكيد الطلب.',
      items: 'محتويات الطلب',
      total: /^الإجمالي$/,
      cash: 'الدفع عند الاستلام',
      unknown: 'لم نجد هذا الطلب.',
    },
    notFound: { title: 'لم نجد هذه الصفحة', home: 'العودة إلى الصفحة الرئيسية' },
  },
} as const satisfies Record<Language, object>

/** The texts of a language, by the set of messages that has them: `words(cartMessages).cart`. */
export function wordsOf(language: Language) {
  const read = <Set extends Messages>(set: MessageSet<Set>) => bindMessages<Set>(textsOf(set, language), language)
  return Object.assign(read, words[language])
}

export type Words = ReturnType<typeof wordsOf>

/** The language of a browser's locale, such as `ar-EG`. */
export const languageOf = (locale = ''): Language => (locale.startsWith('ar') ? 'ar' : 'en')

/** Stands in a text for a value that a journey does not know. */
const some = '\0'

type Text = string | ((values: never) => string)

/** A pattern for any of these texts, with any values and in each plural form. */
export function withAny(...texts: Text[]): RegExp {
  return new RegExp(`^(${texts.flatMap(patternsOf).join('|')})$`)
}

/** A pattern for what begins with a text. */
export function beginsWith(text: Text): RegExp {
  return new RegExp(`^(${patternsOf(text).join('|')})`)
}

function patternsOf(text: Text): string[] {
  const forms = typeof text === 'string' ? [text] : [0, 1, 2, 3, 11, 100].map((count) => fillIn(text, count))
  // Browsers and Playwright take every white space for one of another kind.
  const literally = (part: string) => part.split(/\s/).map(RegExp.escape).join('\\s')
  return [...new Set(forms.map((form) => form.split(some).map(literally).join('.+')))]
}

function fillIn(text: (values: never) => string, count: number): string {
  const value = { valueOf: () => count, toString: () => some }
  return text(new Proxy({}, { get: () => value }) as never)
}
