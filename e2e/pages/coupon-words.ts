/** What coupons are called at the checkout and in the dashboard. */
export function couponWordsOf(language: 'en' | 'ar') {
  return words[language]
}

const words = {
  en: {
    haveCode: 'Have a code?',
    showItems: 'Show items',
    code: 'Coupon code',
    apply: 'Apply',
    notValid: /This code is not valid now/,
    applied: (code: string) => `Code ${code} is applied`,
    remove: (code: string) => `Remove code ${code}`,
    coupon: (code: string) => `Coupon ${code}`,
    deskCode: /^Code/,
    percent: /^Percent/,
    from: /^From$/,
    until: /^Until$/,
    usesOf: (used: number) => `${used} of 100`,
    staysAsItIs: /^An order with a coupon cannot be changed/,
    onInvoice: /^A coupon of .* is deducted in these amounts/,
  },
  ar: {
    haveCode: 'معك كود خصم؟',
    showItems: 'عرض المنتجات',
    code: 'كود الخصم',
    apply: 'تطبيق',
    notValid: /هذا الكود غير صالح الآن/,
    applied: (code: string) => `تم تطبيق كود ${code}`,
    remove: (code: string) => `إزالة كود ${code}`,
    coupon: (code: string) => `كوبون ${code}`,
    deskCode: /^الكود/,
    percent: /^النسبة/,
    from: /^من$/,
    until: /^حتى$/,
    usesOf: (used: number) => `${used} من 100`,
    staysAsItIs: /^لا يمكن تعديل طلب عليه كوبون/,
    onInvoice: /^هذه المبالغ بعد خصم كوبون/,
  },
} as const
