import type { Language, Localized, OnlineMethod, PaymentMethod } from '@shop/contract'

/** Values for the messages. Amounts are formatted in pounds; `until` is a time in Cairo, with its day unless that is today. */
export type OrderNotice = {
  shop: string
  number: string
  total: string
  /** What is paid online, all of it or a deposit, and what is due at the door. */
  online: string
  cash: string
  hasDeposit: boolean
  isCash: boolean
  isPaid: boolean
  /** What goes back because the order is cancelled: money under review too, without what went back before; null for nothing. */
  givenBack: string | null
  /** What is left to confirm: by the link or a call, by a call alone, or nothing. */
  confirmation: 'link' | 'call' | 'none'
  until: string
  /** Where a refund goes, such as `to your card`. */
  backTo: string
  /** The promised days, `24/11`; null when the order has no promise, or its last day is over. */
  promise: string | null
  /** The day on which the courier comes again, `25/11`. */
  nextDay: string
}

/** Messages to shoppers about their orders. */
export type OrderMessage =
  | 'placed'
  | 'paid'
  | 'payment_accepted'
  | 'cash_chosen'
  | 'changed'
  | 'changed_refunded'
  | 'on_its_way'
  | 'attempted'
  | 'delivered'
  | 'turned_back'
  | 'came_back'
  | 'cancelled'
  | 'expired'
  | 'paid_late'
  | 'paid_twice'
  | 'paid_beside_cash'

const refundPlaces: Record<OnlineMethod, Localized> = {
  card: { en: 'to your card', ar: 'إلى بطاقتك' },
  wallet: { en: 'to your wallet', ar: 'إلى محفظتك' },
  kiosk: { en: 'to you; we will call about how', ar: 'إليك وسنتصل بك' },
  bank_installments: { en: 'to your bank', ar: 'إلى بنكك' },
  pay_later: { en: 'to your installment company', ar: 'لشركة التقسيط' },
}

/** Where money goes back that was paid in some way; empty for cash. */
export function backTo(method: PaymentMethod, language: Language): string {
  return method === 'cash' ? '' : refundPlaces[method][language]
}

/** What the shopper is asked to do about a new cash order; the link stands below. */
const asking: Record<OrderNotice['confirmation'], Localized> = {
  link: { en: ' We will call you, or confirm now:', ar: ' سنتصل بك، أو أكّده:' },
  call: { en: ' We will call you to confirm it.', ar: ' سنتصل بك لتأكيده.' },
  none: { en: '', ar: '' },
}

/**
 * Texts of the messages, without the link that `addLink` puts below each. With its link, a message is two SMS at most, because each part
 * costs.
 */
export const orderMessages: Record<OrderMessage, Record<Language, (order: OrderNotice) => string>> = {
  placed: {
    en: ({ shop, number, total, online, hasDeposit, isCash, confirmation, until, promise }) =>
      hasDeposit
        ? `${shop}: your order ${number}, ${total} EGP, is waiting for your deposit of ${online} EGP until ${until}.`
        : isCash
          ? `${shop}: we have your order ${number}, ${total} EGP, cash on delivery${arrives(promise)}.${asking[confirmation].en}`
          : `${shop}: your order ${number}, ${total} EGP, is waiting for your payment until ${until}.`,
    ar: ({ shop, number, total, online, hasDeposit, isCash, confirmation, until, promise }) =>
      hasDeposit
        ? `${shop}: طلبك ${number} في انتظار العربون (${online} ج.م) حتى ${until}.`
        : isCash
          ? promise
            ? `${shop}: طلبك ${number} (${total} ج.م نقدًا) يصلك ${promise}.${asking[confirmation].ar}`
            : `${shop}: وصلنا طلبك ${number} (${total} ج.م نقدًا).${asking[confirmation].ar}`
          : `${shop}: طلبك ${number} (${total} ج.م) في انتظار الدفع حتى ${until}.`,
  },
  paid: {
    en: ({ shop, number, online, cash, hasDeposit, promise }) =>
      hasDeposit
        ? `${shop}: we have your deposit of ${online} EGP for order ${number}${arrives(promise)}. ${cash} EGP are left to pay in cash. Thank you!`
        : `${shop}: we have your payment of ${online} EGP for order ${number}${arrives(promise)}. Thank you!`,
    ar: ({ shop, number, total, cash, hasDeposit, promise }) =>
      hasDeposit
        ? `${shop}: وصل عربون طلبك ${number}. الباقي ${cash} ج.م نقدًا${promise ? `، ويصلك ${promise}` : ''}.`
        : `${shop}: تم دفع طلبك ${number} (${total} ج.م). ${promise ? `يصلك ${promise}. شكرًا!` : 'شكرًا لك! جارٍ تجهيزه.'}`,
  },
  payment_accepted: {
    en: ({ shop, number }) => `${shop}: your payment for order ${number} is accepted. Thank you! We are preparing it.`,
    ar: ({ shop, number }) => `${shop}: تم قبول دفع طلبك ${number}. شكرًا لك! جارٍ تجهيزه.`,
  },
  cash_chosen: {
    en: ({ shop, number, total, confirmation, promise }) =>
      `${shop}: you pay your order ${number} in cash on delivery, ${total} EGP${arrives(promise)}.${asking[confirmation].en}`,
    ar: ({ shop, number, total, confirmation, promise }) =>
      `${shop}: طلبك ${number} نقدًا (${total} ج.م)${promise ? ` ويصلك ${promise}` : ''}.${asking[confirmation].ar}`,
  },
  changed: {
    en: ({ shop, number, total, cash, hasDeposit, isCash, promise }) =>
      `${shop}: we changed your order ${number} as agreed. It now costs ${total} EGP${isCash ? (hasDeposit ? `, ${cash} EGP of it in cash` : ', cash on delivery') : ''}${promise ? `, and arrives ${promise}` : ''}.`,
    ar: ({ shop, number, total, cash, hasDeposit, promise }) =>
      hasDeposit
        ? `${shop}: طلبك ${number} أصبح بـ${total} ج.م، منها ${cash} نقدًا.${promise ? ` يصلك ${promise}.` : ''}`
        : `${shop}: عدّلنا طلبك ${number} كما اتفقنا. الإجمالي ${total} ج.م${promise ? ` ويصلك ${promise}` : ''}.`,
  },
  changed_refunded: {
    en: ({ shop, number, total, backTo }) =>
      `${shop}: we changed your order ${number} as agreed. It now costs ${total} EGP; the difference is going back ${backTo}.`,
    ar: ({ shop, number, total, backTo }) => `${shop}: أصبح طلبك ${number} بـ${total} ج.م. سنرد الفرق ${backTo}.`,
  },
  on_its_way: {
    en: ({ shop, number, cash, isCash, promise }) =>
      `${shop}: your order ${number} is on its way${arrives(promise)}.${isCash ? ` Please have ${cash} EGP ready.` : ''}`,
    ar: ({ shop, number, cash, isCash, promise }) => {
      if (!promise) return `${shop}: طلبك ${number} في الطريق إليك.${isCash ? ` من فضلك جهّز ${cash} ج.م.` : ''}`
      return `${shop}: طلبك ${number} في الطريق ويصلك ${promise}.${isCash ? ` جهّز ${cash} ج.م.` : ''}`
    },
  },
  delivered: {
    en: ({ shop, number }) => `${shop}: your order ${number} has been delivered. Enjoy it!`,
    ar: ({ shop, number }) => `${shop}: تم توصيل طلبك ${number}. نتمنى أن يعجبك!`,
  },
  attempted: {
    en: ({ shop, number, nextDay }) =>
      `${shop}: we could not hand over your order ${number}. We come again on ${nextDay}.`,
    ar: ({ shop, number, nextDay }) => `${shop}: لم نتمكن من تسليم طلبك ${number}. سنحضر مرة أخرى ${nextDay}.`,
  },
  turned_back: {
    en: ({ shop, number }) =>
      `${shop}: your order ${number} was not handed over and is coming back to us. Is that not right? Please call us.`,
    ar: ({ shop, number }) => `${shop}: لم يُسلَّم طلبك ${number} وهو راجع إلينا. خطأ؟ اتصل بنا.`,
  },
  came_back: {
    en: ({ shop, number, isPaid }) =>
      `${shop}: your order ${number} is back with us.${isPaid ? ' We will refund your money.' : ''}`,
    ar: ({ shop, number, isPaid }) => `${shop}: وصلنا طلبك المرتجع ${number}.${isPaid ? ' سنرد لك المبلغ.' : ''}`,
  },
  cancelled: {
    en: ({ shop, number, givenBack, backTo }) =>
      givenBack
        ? `${shop}: your order ${number} is cancelled. Your ${givenBack} EGP are going back ${backTo}.`
        : `${shop}: your order ${number} is cancelled.`,
    ar: ({ shop, number, givenBack, backTo }) =>
      givenBack
        ? `${shop}: تم إلغاء طلبك ${number}. سنرد ${givenBack} ج.م ${backTo}.`
        : `${shop}: تم إلغاء طلبك ${number}.`,
  },
  expired: {
    en: ({ shop, number }) =>
      `${shop}: your order ${number} is cancelled, because no payment came in time. You are welcome to order again.`,
    ar: ({ shop, number }) => `${shop}: تم إلغاء طلبك ${number} لعدم الدفع في الموعد. يمكنك طلبه مجددًا.`,
  },
  paid_late: {
    en: ({ shop, number, online, backTo }) =>
      `${shop}: your payment for order ${number} came after it was cancelled. Your ${online} EGP are going back ${backTo}.`,
    ar: ({ shop, number, online, backTo }) => `${shop}: دُفع طلبك ${number} بعد إلغائه. سنرد ${online} ج.م ${backTo}.`,
  },
  paid_twice: {
    en: ({ shop, number, online, backTo }) =>
      `${shop}: your order ${number} was paid twice. ${online} EGP are going back ${backTo}.`,
    ar: ({ shop, number, online, backTo }) => `${shop}: تم دفع طلبك ${number} مرتين. سنرد ${online} ج.م ${backTo}.`,
  },
  paid_beside_cash: {
    en: ({ shop, number, online, backTo }) =>
      `${shop}: you paid order ${number} online after you chose cash. Your ${online} EGP are going back ${backTo}.`,
    ar: ({ shop, number, online, backTo }) =>
      `${shop}: دُفع طلبك ${number} بعد اختيار النقد. سنرد ${online} ج.م ${backTo}.`,
  },
}

function arrives(promise: string | null): string {
  return promise === null ? '' : `, arriving ${promise}`
}

/** Adds the link of the order. It has its own line, so that it is not torn apart in Arabic text. */
export function addLink(text: string, link: string): string {
  return `${text}\n${link}`
}

/**
 * Adds who brings the parcel, if two SMS still hold the message with its link: 134 characters with Arabic, else 306. The page of the link
 * says it anyway.
 */
export function addCarrier(
  text: string,
  { carrier, trackingNumber }: Carried,
  link: string,
  language: Language,
): string {
  const number = trackingNumber === null ? '' : ` ${trackingNumber}`
  const whole = `${text} ${language === 'ar' ? `مع ${carrier}${number}.` : `Carrier: ${carrier}${number}.`}`
  return addLink(whole, link).length <= (isPlain(whole) ? 306 : 134) ? whole : text
}

type Carried = { carrier: string; trackingNumber: string | null }

/** Whether an SMS has the small alphabet, with 153 characters a part. */
function isPlain(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text)
}
