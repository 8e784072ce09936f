import { defineMessages } from '@shop/i18n'

export const trackMessages = defineMessages('track', {
  title: { en: 'Find my order', ar: 'أين طلبي؟' },
  hint: {
    en: 'Enter the order number and the mobile number that you ordered with. We send a code to that number.',
    ar: 'اكتب رقم الطلب ورقم الموبايل الذي طلبت به، وسنرسل إليه كودًا.',
  },
  number: { en: 'Order number', ar: 'رقم الطلب' },
  numberHint: { en: 'It is in each of our messages, such as NW-100234.', ar: 'تجده في كل رسالة منا، مثل ‎NW-100234‎.' },
  phone: { en: 'Mobile number', ar: 'رقم الموبايل' },
  send: { en: 'Send the code', ar: 'أرسل الكود' },
  sending: { en: 'Sending…', ar: 'جارٍ الإرسال…' },
  codeTitle: { en: 'Enter the code', ar: 'اكتب الكود' },
  codeHint: {
    en: 'If order {number} belongs to {phone}, a code is on its way. It is valid for 5 minutes.',
    ar: 'إذا كان الطلب {number} مسجلًا برقم {phone}، فالكود في طريقه إليك. وهو صالح لمدة 5 دقائق.',
  },
  noMessage: {
    en: 'No message? Check both numbers. Orders older than 90 days are not found here.',
    ar: 'لم تصلك رسالة؟ راجع الرقمين. ولا نجد هنا الطلبات التي مرّ عليها أكثر من 90 يومًا.',
  },
  code: { en: 'Code', ar: 'الكود' },
  open: { en: 'Open the order', ar: 'افتح الطلب' },
  opening: { en: 'Opening…', ar: 'جارٍ الفتح…' },
  newCode: { en: 'Send a new code', ar: 'أرسل كودًا جديدًا' },
  newCodeSent: {
    en: 'If both numbers are right, a new code is on its way.',
    ar: 'إذا كان الرقمان صحيحين، فالكود الجديد في طريقه إليك.',
  },
  otherOrder: { en: 'Change the numbers', ar: 'تعديل الرقمين' },
  badNumber: { en: 'Enter the number of your order, such as NW-100234.', ar: 'اكتب رقم الطلب، مثل ‎NW-100234‎.' },
  badPhone: {
    en: 'Enter a mobile number of 11 digits that begins with 010, 011, 012 or 015.',
    ar: 'اكتب رقم موبايل من 11 رقمًا يبدأ بـ 010 أو 011 أو 012 أو 015.',
  },
  badCode: { en: 'Enter the six digits of the message.', ar: 'اكتب الأرقام الستة من الرسالة.' },
})
