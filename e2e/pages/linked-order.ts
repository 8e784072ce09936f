import type { Page } from '@playwright/test'
import type { Language } from '@shop/contract'

/** Texts of the page of a signed link. */
const words = {
  en: {
    heading: /^Order NW-\d+$/,
    confirm: 'Confirm the order',
    confirmed: 'You have confirmed this order.',
    cancel: 'Cancel the order',
    bad: 'This link opens no order',
  },
  ar: {
    heading: /^الطلب NW-\d+$/,
    confirm: 'تأكيد الطلب',
    confirmed: 'لقد أكّدت هذا الطلب.',
    cancel: 'إلغاء الطلب',
    bad: 'هذا الرابط لا يفتح أي طلب',
  },
} as const

/** The page that the link in a message opens. */
export function linkedOrderPageOf(page: Page, language: Language) {
  const { heading, confirm, confirmed, cancel, bad } = words[language]
  const main = page.getByRole('main')
  return {
    heading: page.getByRole('heading', { level: 1, name: heading }),
    confirm: main.getByRole('button', { name: confirm, exact: true }),
    confirmed: main.getByText(confirmed),
    cancel: main.getByRole('button', { name: cancel, exact: true }),
    reallyCancel: page.getByRole('dialog').getByRole('button', { name: cancel, exact: true }),
    currentStep: main.locator('[aria-current="step"]'),
    bad: page.getByRole('heading', { level: 1, name: bad }),
  }
}

const searchWords = {
  en: {
    title: 'Find my order',
    number: 'Order number',
    phone: 'Mobile number',
    send: 'Send the code',
    code: 'Code',
    open: 'Open the order',
    change: 'Change the numbers',
  },
  ar: {
    title: 'أين طلبي؟',
    number: 'رقم الطلب',
    phone: 'رقم الموبايل',
    send: 'أرسل الكود',
    code: 'الكود',
    open: 'افتح الطلب',
    change: 'تعديل الرقمين',
  },
} as const

/** The page that finds an order by number, phone and code. */
export function orderSearchPageOf(page: Page, language: Language) {
  const words = searchWords[language]
  const main = page.getByRole('main')
  const field = (name: string) => main.getByRole('textbox', { name, exact: true })
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  return {
    heading: page.getByRole('heading', { level: 1, name: words.title }),
    number: field(words.number),
    phone: field(words.phone),
    send: button(words.send),
    code: field(words.code),
    open: button(words.open),
    change: button(words.change),
  }
}
