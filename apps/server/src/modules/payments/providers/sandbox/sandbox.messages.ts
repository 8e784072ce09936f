import type { Language } from '@shop/contract'

type Texts = Record<
  | 'title'
  | 'hint'
  | 'amount'
  | 'currency'
  | 'pay'
  | 'decline'
  | 'wait'
  | 'odd'
  | 'oddAmount'
  | 'payOdd'
  | 'paid'
  | 'pending'
  | 'expired'
  | 'back',
  string
>

/** Texts of the sandbox's payment page. */
export const sandboxTexts: Record<Language, Texts> = {
  en: {
    title: 'Test payment',
    hint: 'This page stands in for the bank while the shop is being tried out. No money moves.',
    amount: 'Amount',
    currency: 'EGP',
    pay: 'Pay',
    decline: 'Decline',
    wait: 'Leave undecided',
    odd: 'What a bank should not do',
    oddAmount: 'Another amount, in EGP',
    payOdd: 'Pay another amount',
    paid: 'This payment has been made.',
    pending: 'The bank has not decided yet. What should it say?',
    expired: 'The time to pay is over.',
    back: 'Back to the shop',
  },
  ar: {
    title: 'دفع تجريبي',
    hint: 'هذه الصفحة بديلة عن صفحة البنك أثناء تجربة المتجر. لا يتم خصم أي مبلغ.',
    amount: 'المبلغ',
    currency: 'ج.م',
    pay: 'ادفع',
    decline: 'ارفض الدفع',
    wait: 'اتركه معلّقًا',
    odd: 'خطأ من البنك',
    oddAmount: 'مبلغ مختلف بالجنيه',
    payOdd: 'ادفع مبلغًا مختلفًا',
    paid: 'تم الدفع بالفعل.',
    pending: 'البنك لم يرد بعد. ماذا يكون الرد؟',
    expired: 'انتهت مهلة الدفع.',
    back: 'العودة إلى المتجر',
  },
}
