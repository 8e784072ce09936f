import type { Language } from '@shop/contract'

type CallText = { shop: string; number: string }

/** `wasTried`: whether a call was not answered; `isAboutChange`: the shopper has asked for one, which the order is called about. */
type ConfirmationText = CallText & { wasTried: boolean; isAboutChange: boolean }

/** A text that staff send by WhatsApp when a call does not reach the customer, or in place of a call. It may reach a stranger, so it names no goods. */
export const whatsappTexts: Record<Language, (order: ConfirmationText) => string> = {
  en: ({ shop, number, wasTried, isAboutChange }) =>
    `Hello, this is ${shop}. ${wasTried ? 'We tried to call you' : 'We are writing'} ${isAboutChange ? `about the change that you asked for in order ${number}. Please answer here.` : `to confirm order ${number}. Please answer here: shall we send it? If you did not order, please tell us.`}`,
  ar: ({ shop, number, wasTried, isAboutChange }) =>
    `أهلًا بك، معك ${shop}. ${wasTried ? 'حاولنا الاتصال بك' : 'نراسلك'} ${isAboutChange ? `بخصوص التغيير الذي طلبته في الطلب ${number}. من فضلك رد هنا.` : `لتأكيد الطلب ${number}. من فضلك رد هنا: هل نرسله؟ وإن لم تطلب شيئًا فأخبرنا.`}`,
}

/** `until` is a time in Cairo, with its day unless that is today. */
type PaymentText = CallText & { link: string; until: string }

/** A text that staff send by WhatsApp after they placed an order for a caller who pays online. */
export const paymentTexts: Record<Language, (order: PaymentText) => string> = {
  en: ({ shop, number, link, until }) =>
    `Hello, this is ${shop}. Your order ${number} waits for its payment. You can pay here until ${until}: ${link}`,
  ar: ({ shop, number, link, until }) =>
    `أهلًا بك، معك ${shop}. طلبك ${number} في انتظار الدفع. يمكنك الدفع من هنا حتى ${until}: ${link}`,
}
