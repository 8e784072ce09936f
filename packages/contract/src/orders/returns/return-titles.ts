import type { Localized } from '../../values/language.ts'
import type { ReturnReason, ReturnRefundMethod, ReturnStatus } from './return-life.ts'

/** Titles of the states of a return, for staff. */
export const returnTitles = {
  requested: { en: 'Waiting for approval', ar: 'في انتظار الموافقة' },
  approved: { en: 'Approved', ar: 'تمت الموافقة' },
  refused: { en: 'Refused', ar: 'مرفوض' },
  withdrawn: { en: 'Withdrawn', ar: 'تم سحب الطلب' },
  collected: { en: 'Collected', ar: 'تم الاستلام من العميل' },
  inspected: { en: 'Inspected', ar: 'تم الفحص' },
  refunded: { en: 'Refunded', ar: 'تم رد المبلغ' },
  closed: { en: 'Closed', ar: 'منتهٍ' },
} as const satisfies Record<ReturnStatus, Localized>

export const returnReasonTitles = {
  change_of_mind: { en: 'Changed my mind', ar: 'غيّرت رأيي' },
  faulty: { en: 'It does not work', ar: 'الجهاز لا يعمل' },
  arrived_damaged: { en: 'It arrived damaged', ar: 'وصل تالفًا' },
  wrong_item: { en: 'It is not what I ordered', ar: 'ليس المنتج الذي طلبته' },
  missing_parts: { en: 'Parts are missing', ar: 'توجد أجزاء ناقصة' },
  agreed: { en: 'Agreed with the shop', ar: 'باتفاق مع المتجر' },
} as const satisfies Record<ReturnReason, Localized>

export const refundMethodTitles = {
  card: { en: 'By the way that was paid', ar: 'بنفس طريقة الدفع' },
  cash: { en: 'In cash', ar: 'نقدًا' },
  transfer: { en: 'By bank transfer', ar: 'بتحويل بنكي' },
  wallet: { en: 'To a mobile wallet', ar: 'إلى محفظة موبايل' },
} as const satisfies Record<ReturnRefundMethod, Localized>
