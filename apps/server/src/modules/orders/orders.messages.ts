import type { Language } from '@shop/contract'

/** Values for the messages. `total` is formatted in pounds; `until` is a time of day in Cairo. */
export type OrderNotice = {
  shop: string
  number: string
  total: string
  isCash: boolean
  isPaid: boolean
  until: string
  /** The promised days, `24/11`; null when the order has no promise. */
  promise: string | null
}

/** Messages to shoppers about their orders. */
export type OrderMessage =
  | 'placed'
  | 'paid'
  | 'payment_accepted'
  | 'on_its_way'
  | 'delivered'
  | 'cancelled'
  | 'expired'
  | 'paid_late'
  | 'paid_twice'

/** Texts of the messages. They are short, because each part of 70 Arabic characters costs one SMS. */
export const orderMessages: Record<OrderMessage, Record<Language, (order: OrderNotice) => string>> = {
  placed: {
    en: ({ shop, number, total, isCash, until, promise }) =>
      isCash
        ? `${shop}: we have your order ${number}, ${total} EGP, cash on delivery${arrives(promise)}. We will call you soon to confirm.`
        : `${shop}: your order ${number}, ${total} EGP, is waiting for your payment until ${until}.`,
    ar: ({ shop, number, total, isCash, until, promise }) =>
      isCash
        ? promise
          ? `${shop}: طلبك ${number} (${total} ج.م نقدًا) يصلك ${promise}. سنتصل بك.`
          : `${shop}: وصلنا طلبك ${number} (${total} ج.م نقدًا). سنتصل بك قريبًا.`
        : `${shop}: طلبك ${number} (${total} ج.م) في انتظار الدفع حتى ${until}.`,
  },
  paid: {
    en: ({ shop, number, total, promise }) =>
      `${shop}: we have your payment of ${total} EGP for order ${number}${arrives(promise)}. Thank you!`,
    ar: ({ shop, number, total, promise }) =>
      `${shop}: تم دفع طلبك ${number} (${total} ج.م). ${promise ? `يصلك ${promise}. شكرًا!` : 'شكرًا لك! جارٍ تجهيزه.'}`,
  },
  payment_accepted: {
    en: ({ shop, number }) => `${shop}: your payment for order ${number} is accepted. Thank you! We are preparing it.`,
    ar: ({ shop, number }) => `${shop}: تم قبول دفع طلبك ${number}. شكرًا لك! جارٍ تجهيزه.`,
  },
  on_its_way: {
    en: ({ shop, number, total, isCash }) =>
      isCash
        ? `${shop}: your order ${number} is on its way. Please have ${total} EGP ready.`
        : `${shop}: your order ${number} is on its way.`,
    ar: ({ shop, number, total, isCash }) =>
      isCash
        ? `${shop}: طلبك ${number} في الطريق إليك. من فضلك جهّز ${total} ج.م.`
        : `${shop}: طلبك ${number} في الطريق إليك.`,
  },
  delivered: {
    en: ({ shop, number }) => `${shop}: your order ${number} has been delivered. Enjoy it!`,
    ar: ({ shop, number }) => `${shop}: تم توصيل طلبك ${number}. نتمنى أن يعجبك!`,
  },
  cancelled: {
    en: ({ shop, number, total, isPaid }) =>
      isPaid
        ? `${shop}: your order ${number} is cancelled. Your ${total} EGP are going back to your card.`
        : `${shop}: your order ${number} is cancelled.`,
    ar: ({ shop, number, total, isPaid }) =>
      isPaid ? `${shop}: تم إلغاء طلبك ${number}. سنرد ${total} ج.م إلى بطاقتك.` : `${shop}: تم إلغاء طلبك ${number}.`,
  },
  expired: {
    en: ({ shop, number }) =>
      `${shop}: your order ${number} is cancelled, because no payment came in time. You are welcome to order again.`,
    ar: ({ shop, number }) => `${shop}: تم إلغاء طلبك ${number} لعدم الدفع في الموعد. يمكنك طلبه مجددًا.`,
  },
  paid_late: {
    en: ({ shop, number, total }) =>
      `${shop}: your payment for order ${number} came after it was cancelled. Your ${total} EGP are going back to your card.`,
    ar: ({ shop, number, total }) => `${shop}: دُفع طلبك ${number} بعد إلغائه. سنرد ${total} ج.م إلى بطاقتك.`,
  },
  paid_twice: {
    en: ({ shop, number, total }) =>
      `${shop}: your order ${number} was paid twice. The second ${total} EGP are going back to your card.`,
    ar: ({ shop, number, total }) => `${shop}: تم دفع طلبك ${number} مرتين. سنرد ${total} ج.م إلى بطاقتك.`,
  },
}

function arrives(promise: string | null): string {
  return promise === null ? '' : `, arriving ${promise}`
}
