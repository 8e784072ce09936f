import { defineMessages } from '@shop/i18n'

/** Who brings the parcel of an order. */
export const parcelMessages = defineMessages('order-parcel', {
  title: { en: 'Parcel', ar: 'الشحنة' },
  none: { en: 'No carrier is chosen.', ar: 'لم تُحدَّد شركة الشحن.' },
  noCarriers: {
    en: 'The shop has no carriers yet. They are added in the settings, under “Carriers”.',
    ar: 'لا توجد شركات شحن بعد. تُضاف من «شركات الشحن» في الإعدادات.',
  },
  carrier: { en: 'Carrier', ar: 'شركة الشحن' },
  withoutCarrier: { en: 'Without a carrier', ar: 'بدون شركة شحن' },
  number: { en: 'Tracking number', ar: 'رقم التتبع' },
  numberOf: { en: 'Tracking number of {number}', ar: 'رقم التتبع للطلب {number}' },
  numberHint: { en: 'Scan or type it. It may follow later.', ar: 'امسحه أو اكتبه. يمكن إضافته لاحقًا.' },
  noNumber: { en: 'No tracking number yet', ar: 'لا يوجد رقم تتبع بعد' },
  page: { en: 'Tracking page', ar: 'صفحة التتبع' },
  choose: { en: 'Choose', ar: 'تحديد' },
  correct: { en: 'Correct', ar: 'تصحيح' },
  question: { en: 'Who takes order {number}?', ar: 'من يستلم الطلب {number}؟' },
  save: { en: 'Save', ar: 'حفظ' },
  saved: { en: 'The parcel is saved.', ar: 'تم حفظ بيانات الشحنة.' },
  close: { en: 'Cancel', ar: 'إلغاء' },
  booksItself: {
    en: 'The shop books the parcel with the carrier, which gives the number.',
    ar: 'يحجز المتجر الشحنة لدى شركة الشحن وتعطي هي رقم التتبع.',
  },
  booking_requested: { en: 'Being booked with the carrier', ar: 'جارٍ حجز الشحنة' },
  booking_booked: { en: 'Booked with the carrier', ar: 'تم حجز الشحنة' },
  booking_failed: { en: 'The carrier did not accept it: {reason}', ar: 'لم تقبلها شركة الشحن: {reason}' },
  withdraw: { en: 'Withdraw from the carrier', ar: 'إلغاء حجز الشحنة' },
  withdrawn: {
    en: 'The booking is removed. If the carrier did not confirm that, it is under “Parcels to check”.',
    ar: 'أُزيل الحجز من الطلب. إن لم تؤكد شركة الشحن إلغاءه فستجده في «شحنات للمراجعة».',
  },
  inMessage: {
    en: 'The message also names the carrier and the number, if there is room.',
    ar: 'تذكر الرسالة شركة الشحن ورقم التتبع إن اتسع المكان.',
  },
})
