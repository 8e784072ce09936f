import type { ErrorCode, Localized } from '@shop/contract'
import { accountErrors } from './account-errors.messages.ts'
import { catalogErrors } from './catalog-errors.messages.ts'
import { requestErrors } from './request-errors.messages.ts'
import { salesErrors } from './sales-errors.messages.ts'

/** The sentence of each refusal: what happened and what to do. `{name}` is a detail of the refusal. */
export const errorMessages: Record<ErrorCode, Localized> = {
  ...accountErrors,
  ...catalogErrors,
  ...requestErrors,
  ...salesErrors,
}

const blocked = { en: 'This number may not order.', ar: 'هذا الرقم محظور من الطلب.' }

/** What staff read in place of a sentence that speaks to the shopper. */
export const staffMessages: Partial<Record<ErrorCode, Localized>> = {
  phone_blocked: blocked,
  phone_blocked_hotline: blocked,
  payment_provider_failed: {
    en: 'The payment page could not be opened. Send the order again as it is: it will not be placed twice.',
    ar: 'تعذّر فتح صفحة الدفع. أرسل الطلب مرة أخرى كما هو: لن يُسجَّل مرتين.',
  },
}
