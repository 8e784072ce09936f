import type { Localized } from '../values/language.ts'

/**
 * What a cash order needs before it is prepared, the mildest first: `none`; `link`: the shopper confirms by the link of the message, or
 * by a call; `call`: only a call confirms; `code`: a code to the phone at the checkout, then a call; `card`: no cash is taken.
 */
export const confirmationSteps = ['none', 'link', 'call', 'code', 'card'] as const
export type ConfirmationStep = (typeof confirmationSteps)[number]

/** Titles of the steps, for staff. */
export const confirmationTitles = {
  none: { en: 'Needs no call', ar: 'لا يحتاج مكالمة' },
  link: { en: 'Confirmed by the link', ar: 'يؤكَّد بالرابط' },
  call: { en: 'Only a call confirms it', ar: 'يؤكَّد بمكالمة فقط' },
  code: {
    en: 'Ordered with a code to the phone; call before preparing',
    ar: 'تم الطلب بكود على الموبايل؛ اتصل قبل التجهيز',
  },
  card: { en: 'By card only', ar: 'بالبطاقة فقط' },
} as const satisfies Record<ConfirmationStep, Localized>

/** Why an order needs its step, for staff. */
export const trustReasons = [
  'known_customer',
  'refused_before',
  'refused_at_address',
  'high_total',
  'governorate',
] as const
export type TrustReason = (typeof trustReasons)[number]
