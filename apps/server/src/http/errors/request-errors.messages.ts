import type { ErrorCode, Localized } from '@shop/contract'

/** Refusals that any request may meet. */
export const requestErrors = {
  validation_failed: { en: 'Please check the marked fields.', ar: 'من فضلك راجع الحقول المحددة.' },
  malformed_json: { en: 'The request is not valid JSON.', ar: 'محتوى الطلب ليس JSON صحيحًا.' },
  signature_wrong: { en: 'The signature is not right.', ar: 'التوقيع غير صحيح.' },
  not_found: { en: 'There is nothing at this address.', ar: 'لا يوجد شيء على هذا العنوان.' },
  page_not_found: {
    en: 'This list has no page {page}; the last one is {last}.',
    ar: 'القائمة ليس بها صفحة {page}؛ آخر صفحة هي {last}.',
  },
  method_not_allowed: { en: 'This address does not answer {method}.', ar: 'هذا العنوان لا يستقبل {method}.' },
  version_conflict: {
    en: 'Somebody else changed this in the meantime. Compare with what is there now, then save again.',
    ar: 'شخص آخر عدّل هذا في نفس الوقت. قارن بالموجود الآن ثم احفظ مرة أخرى.',
  },
  request_in_progress: {
    en: 'This request is being worked on already. Please wait a moment.',
    ar: 'جارٍ تنفيذ هذا الطلب بالفعل. انتظر لحظة.',
  },
  payload_too_large: { en: 'This is too large to be sent.', ar: 'ما أرسلته أكبر من الحجم المسموح.' },
  unsupported_media_type: {
    en: 'Please send JSON (Content-Type: application/json).',
    ar: 'أرسل البيانات بصيغة JSON ‏(Content-Type: application/json).',
  },
  order_changed: {
    en: 'Somebody else changed the order in the meantime. Here is how it is now.',
    ar: 'شخص آخر غيّر الترتيب في نفس الوقت. هذا هو الترتيب الآن.',
  },
  range_not_satisfiable: {
    en: 'The file does not have this part.',
    ar: 'هذا الجزء غير موجود في الملف.',
  },
  too_many_requests: {
    en: 'Too many requests. Please try again {wait}.',
    ar: 'محاولات كثيرة. حاول مرة أخرى {wait}.',
  },
  internal_error: { en: 'An unexpected error occurred. Please try again.', ar: 'حدث خطأ غير متوقع. حاول مرة أخرى.' },
  service_unavailable: {
    en: 'The shop is very busy. Please try again in a moment.',
    ar: 'المتجر مشغول جدًا. حاول مرة أخرى بعد لحظات.',
  },
  storage_unavailable: {
    en: 'The shop could not save this right now. Nothing was changed. Please try again later.',
    ar: 'تعذّر حفظ هذا الآن ولم يتغير شيء. حاول مرة أخرى لاحقًا.',
  },
} satisfies Partial<Record<ErrorCode, Localized>>
