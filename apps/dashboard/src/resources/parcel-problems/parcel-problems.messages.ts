import { defineMessages } from '@shop/i18n'

/** News of carriers that staff must look at. */
export const parcelProblemsMessages = defineMessages('parcel-problems', {
  title: { en: 'Parcels to check', ar: 'شحنات للمراجعة' },
  one: { en: 'Parcel to check', ar: 'شحنة للمراجعة' },
  none: { en: 'No parcel needs a look.', ar: 'لا توجد شحنات للمراجعة.' },
  state: { en: 'State', ar: 'الحالة' },
  state_open: { en: 'Open', ar: 'مفتوحة' },
  state_done: { en: 'Resolved', ar: 'تم حلها' },
  order: { en: 'Order', ar: 'الطلب' },
  subject: { en: 'Parcel', ar: 'الشحنة' },
  reason: { en: 'Reason', ar: 'السبب' },
  created_at: { en: 'Since', ar: 'منذ' },
  since: { en: 'Since {when}', ar: 'منذ {when}' },
  said: { en: 'The carrier says: {state}', ar: 'رد شركة الشحن: {state}' },
  reason_parcel_unknown: { en: 'No order has this parcel', ar: 'لا يوجد طلب لهذه الشحنة' },
  reason_state_unknown: { en: 'A state that the shop does not know', ar: 'حالة لا يعرفها المتجر' },
  reason_state_differs: { en: 'The order is in another state', ar: 'حالة الطلب مختلفة' },
  reason_reason_unknown: { en: 'Not handed over, for an unknown reason', ar: 'لم تُسلَّم لسبب غير معروف' },
  reason_day_unknown: { en: 'Not handed over; the next day is unknown', ar: 'لم تُسلَّم والموعد التالي غير معروف' },
  reason_lost: { en: 'Lost, damaged or held back', ar: 'مفقودة أو تالفة أو موقوفة' },
  reason_booking_refused: { en: 'The carrier did not accept it', ar: 'لم تقبلها شركة الشحن' },
  reason_not_answered: { en: 'Not booked: no answer from the carrier yet', ar: 'لم تُحجز بعد: لا رد من شركة الشحن' },
  goesOn: {
    en: 'The shop books it as soon as the carrier’s API is turned on and answers. If it cannot wait, withdraw the booking on the page of the order, and book the parcel yourself.',
    ar: 'يحجزها المتجر بمجرد تشغيل الربط مع شركة الشحن واستجابتها. إن تعذّر الانتظار فألغِ الحجز من صفحة الطلب واحجز الشحنة بنفسك.',
  },
  lastTry: { en: 'Last attempt: {state}', ar: 'آخر محاولة: {state}' },
  reason_not_withdrawn: {
    en: 'Not withdrawn: the carrier may still have the parcel',
    ar: 'لم يُلغَ الحجز وقد تكون الشحنة لدى شركة الشحن',
  },
  resolve: { en: 'Resolved', ar: 'تم الحل' },
  resolved: { en: 'The problem is resolved.', ar: 'تم حل المشكلة.' },
})
