import { defineMessages } from '@shop/i18n'

const orderCount = {
  zero: 'لا طلبات',
  one: 'طلب واحد',
  two: 'طلبان',
  few: '{count} طلبات',
  many: '{count} طلبًا',
  other: '{count} طلب',
} as const
const before = (words: string) =>
  Object.fromEntries(Object.entries(orderCount).map(([form, text]) => [form, `${words}${text}`])) as typeof orderCount

/** Work on many orders: the queues as tabs, the actions on a selection, and their outcome. */
export const orderWorkMessages = defineMessages('order-work', {
  views: { en: 'Queues', ar: 'قوائم العمل' },
  view_all: { en: 'All', ar: 'الكل' },
  view_to_confirm: { en: 'To confirm', ar: 'للتأكيد' },
  view_to_pack: { en: 'To pack', ar: 'للتجهيز' },
  view_to_hand_over: { en: 'To hand over', ar: 'للتسليم لشركة الشحن' },
  view_on_the_way: { en: 'On the way', ar: 'في الطريق' },
  view_coming_back: { en: 'Coming back', ar: 'راجعة إلينا' },
  view_to_refund: { en: 'To refund', ar: 'لرد المبلغ' },
  select: { en: 'Select {number}', ar: 'تحديد {number}' },
  selectPage: { en: 'Select all on this page', ar: 'تحديد كل ما في الصفحة' },
  selected: {
    en: { one: '{count} order selected', other: '{count} orders selected' },
    ar: before('تم تحديد '),
  },
  unselect: { en: 'Unselect', ar: 'إلغاء التحديد' },
  print: { en: 'Print', ar: 'طباعة' },
  invoices: { en: 'Invoices', ar: 'الفواتير' },
  slips: { en: 'Packing slips', ar: 'أذون التجهيز' },
  labels: { en: 'Parcel labels', ar: 'ملصقات الطرود' },
  export: { en: 'Export these', ar: 'تصدير المحدد' },
  courierSheet: { en: 'Sheet for the courier', ar: 'كشف لشركة الشحن' },
  take: { en: 'I pack these', ar: 'سأجهّزها' },
  put_back: { en: 'Put back', ar: 'إعادة للقائمة' },
  pack: { en: 'Packed', ar: 'تم التجهيز' },
  unpack: { en: 'Not packed', ar: 'لم يُجهّز' },
  ship: { en: 'Hand over', ar: 'تسليم لشركة الشحن' },
  deliver: { en: 'Delivered', ar: 'تم التوصيل' },
  packedBy: { en: 'Packed by {name}', ar: 'جهّزه {name}' },
  takenBy: { en: '{name} is packing it', ar: 'يجهّزه {name}' },
  done_take: {
    en: { one: '{count} order is yours to pack.', other: '{count} orders are yours to pack.' },
    ar: before('للتجهيز عندك الآن: '),
  },
  done_put_back: {
    en: { one: '{count} order put back.', other: '{count} orders put back.' },
    ar: before('أُعيد إلى القائمة: '),
  },
  done_pack: { en: { one: '{count} order packed.', other: '{count} orders packed.' }, ar: before('تم تجهيز: ') },
  done_unpack: {
    en: { one: '{count} order is to be packed again.', other: '{count} orders are to be packed again.' },
    ar: before('عاد إلى التجهيز: '),
  },
  done_ship: {
    en: { one: '{count} order handed over.', other: '{count} orders handed over.' },
    ar: before('تم التسليم لشركة الشحن: '),
  },
  done_deliver: {
    en: { one: '{count} order marked as delivered.', other: '{count} orders marked as delivered.' },
    ar: before('تم تسجيل التوصيل: '),
  },
  undone: {
    en: { one: '{count} order taken back. Nobody was told.', other: '{count} orders taken back. Nobody was told.' },
    ar: before('تم التراجع ولم تُرسل رسائل: '),
  },
  shipQuestion: {
    en: { one: 'Hand over {count} order?', other: 'Hand over {count} orders?' },
    ar: before('تسليم لشركة الشحن: '),
  },
  deliverQuestion: {
    en: { one: 'Was {count} order delivered?', other: 'Were {count} orders delivered?' },
    ar: before('تسجيل التوصيل: '),
  },
  collects: { en: 'To collect at the doors: {money} in cash.', ar: 'المطلوب تحصيله نقدًا: {money}.' },
  cashStays: {
    en: 'The courier has {money} of it until somebody books the cash.',
    ar: 'يبقى مع شركة الشحن {money} حتى يُسجَّل استلام المبلغ.',
  },
  messages: { en: 'In 10 seconds each customer gets a message.', ar: 'بعد 10 ثوانٍ تُرسل رسالة لكل عميل.' },
  unconfirmed: { en: 'Not confirmed by phone: {numbers}', ar: 'لم يؤكَّد بالتليفون: {numbers}' },
  changeWanted: { en: 'The customer asked for a change: {numbers}', ar: 'طلب العميل تغييرًا: {numbers}' },
  unpacked: { en: 'Not packed yet: {numbers}', ar: 'لم يُجهَّز بعد: {numbers}' },
  blocked: { en: 'These numbers may not order: {numbers}', ar: 'أرقام محظورة من الطلب: {numbers}' },
  leaveOut: { en: 'They stay here.', ar: 'ستبقى هنا.' },
  reason: {
    en: 'Hand these over too, because (for the staff)',
    ar: 'تسليم هذه أيضًا، والسبب (للموظفين)',
  },
  refused: {
    en: { one: '{count} order was left out:', other: '{count} orders were left out:' },
    ar: before('لم يتم: '),
  },
  unknown: { en: 'unknown order', ar: 'طلب غير معروف' },
  close: { en: 'Close', ar: 'إغلاق' },
})
