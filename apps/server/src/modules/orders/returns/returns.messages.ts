import type { Language } from '@shop/contract'

/** Values for the messages. `amount` is formatted in pounds, empty for nothing; `backTo` is where the provider refunds it, null for a payment of staff. */
type ReturnNotice = { shop: string; number: string; amount: string; reason: string; backTo: string | null }

/** Messages to shoppers about their returns. */
export type ReturnMessage = 'requested' | 'approved' | 'refused' | 'inspected' | 'refunded' | 'closed'

/** Texts of the messages. They are short, because each part of 70 Arabic characters costs one SMS. */
export const returnMessages: Record<ReturnMessage, Record<Language, (notice: ReturnNotice) => string>> = {
  requested: {
    en: ({ shop, number }) => `${shop}: we have your return request ${number}. We will answer soon.`,
    ar: ({ shop, number }) => `${shop}: وصلنا طلب الإرجاع ${number}. سنرد عليك قريبًا.`,
  },
  approved: {
    en: ({ shop, number }) => `${shop}: your return ${number} is approved. We will call you to arrange the collection.`,
    ar: ({ shop, number }) => `${shop}: تمت الموافقة على الإرجاع ${number}. سنتصل بك لاستلامه.`,
  },
  refused: {
    en: ({ shop, number, reason }) => `${shop}: we cannot accept your return ${number}: ${reason}`,
    ar: ({ shop, number, reason }) => `${shop}: نأسف، لا يمكننا قبول الإرجاع ${number}: ${reason}`,
  },
  inspected: {
    en: ({ shop, number, amount }) =>
      `${shop}: your return ${number} is with us and inspected.${amount && ` Up to ${amount} EGP will be refunded.`}`,
    ar: ({ shop, number, amount }) =>
      `${shop}: وصلنا الإرجاع ${number} وفحصناه.${amount && ` سنرد لك حتى ${amount} ج.م.`}`,
  },
  refunded: {
    en: ({ shop, number, amount, backTo }) =>
      backTo
        ? `${shop}: ${amount} EGP for your return ${number} are going back ${backTo}.`
        : `${shop}: we have refunded ${amount} EGP for your return ${number}.`,
    ar: ({ shop, number, amount, backTo }) =>
      backTo
        ? `${shop}: سنرد ${amount} ج.م ${backTo} عن الإرجاع ${number}.`
        : `${shop}: رددنا لك ${amount} ج.م عن الإرجاع ${number}.`,
  },
  closed: {
    en: ({ shop, number, reason }) => `${shop}: your return ${number} is closed without a refund: ${reason}`,
    ar: ({ shop, number, reason }) => `${shop}: أُغلق الإرجاع ${number} دون رد مبلغ: ${reason}`,
  },
}
