import { defineMessages } from '@shop/i18n'

export const newOrderMessages = defineMessages('new-order', {
  title: { en: 'New order', ar: 'طلب جديد' },
  caller: { en: 'Who is calling', ar: 'المتصل' },
  products: { en: 'What they want', ar: 'المنتجات المطلوبة' },
  payment: { en: 'Payment and total', ar: 'الدفع والإجمالي' },
  shopperNote: { en: 'Note of the shopper (optional)', ar: 'ملاحظة العميل (اختياري)' },
  messagesIn: { en: 'Messages in', ar: 'لغة الرسائل' },
  english: { en: 'English', ar: 'الإنجليزية' },
  arabic: { en: 'Arabic', ar: 'العربية' },
  lastOrders: { en: 'Last orders of this number', ar: 'آخر طلبات هذا الرقم' },
  useAddress: { en: 'Same name and address as order {number}', ar: 'نفس اسم وعنوان الطلب {number}' },
  copyLines: { en: 'Same products as order {number}', ar: 'نفس منتجات الطلب {number}' },
  quoteNeeds: {
    en: 'The total appears once products and governorate are chosen.',
    ar: 'يظهر الإجمالي بعد اختيار المنتجات والمحافظة.',
  },
  quoteFailed: { en: 'The total could not be calculated.', ar: 'تعذّر حساب الإجمالي.' },
  arrives: { en: 'Arrives {days}', ar: 'يصل {days}' },
  place: { en: 'Place the order', ar: 'تسجيل الطلب' },
  placeFor: { en: 'Place the order for {total}', ar: 'تسجيل الطلب بإجمالي {total}' },
  placed: { en: 'Order {number} is placed.', ar: 'تم تسجيل الطلب {number}.' },
  noAnswer: {
    en: 'No answer came. Send it again as it is: it will not be placed twice.',
    ar: 'لم يصل رد. أرسله مرة أخرى كما هو: لن يُسجَّل مرتين.',
  },
  waitsForPayment: {
    en: 'It waits for its payment until {time}. Send this link to the shopper.',
    ar: 'الطلب في انتظار الدفع حتى {time}. أرسل هذا الرابط للعميل.',
  },
  paymentLink: { en: 'Payment link', ar: 'رابط الدفع' },
  copy: { en: 'Copy the link', ar: 'نسخ الرابط' },
  copied: { en: 'Copied', ar: 'تم النسخ' },
  sendByWhatsapp: { en: 'Send by WhatsApp', ar: 'إرسال عبر واتساب' },
  openOrder: { en: 'Open the order', ar: 'فتح الطلب' },
  another: { en: 'Another order', ar: 'طلب آخر' },
  placedBy: { en: 'Placed by {name} for a caller', ar: 'سجّله {name} بالتليفون' },
})
