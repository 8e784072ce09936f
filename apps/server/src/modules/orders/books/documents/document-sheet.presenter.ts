import {
  formatPhoneNumber,
  governorates,
  type Language,
  type Localized,
  nameApartment,
  type PhoneNumber,
  toPounds,
} from '@shop/contract'
import { methodTitles } from '@shop/contract/staff'
import { commaOf, formatAmount, formatDate, isolate } from '@shop/i18n'
import { renderSVG } from 'uqr'
import type { Sheet } from '../../../../pdf/print-sheets.ts'
import type { Seller } from '../../../settings/index.ts'
import type { Amounts } from '../../desk/invoice.rules.ts'
import type { OrderRow } from '../../orders.repository.ts'
import { isErased, showOrderNumber } from '../../orders.rules.ts'
import { kindTitles } from '../books-csv.presenter.ts'
import { amountsOfLine, sumLines } from '../document-lines.rules.ts'
import { showDocumentNumber } from '../document-numbers.rules.ts'
import type { BookDocument } from './book-documents.repository.ts'

/** Who reads it: somebody who may know all of the order, or the holder of a link, who may have got it from somebody else. */
export type Reader = 'owner' | 'link'

const words = {
  to: { en: 'To', ar: 'إلى' },
  erased: { en: 'Personal data erased', ar: 'تم مسح البيانات الشخصية' },
  phoneEnding: { en: 'Phone that ends in', ar: 'هاتف ينتهي بـ' },
  seller: { en: 'Seller', ar: 'البائع' },
  address: { en: 'Address', ar: 'العنوان' },
  register: { en: 'Commercial register', ar: 'السجل التجاري' },
  taxCard: { en: 'Tax card', ar: 'البطاقة الضريبية' },
  invoice: { en: 'For invoice', ar: 'عن الفاتورة' },
  order: { en: 'Order number', ar: 'رقم الطلب' },
  day: { en: 'Date', ar: 'التاريخ' },
  pays: { en: 'Payment', ar: 'الدفع' },
  item: { en: 'Item', ar: 'الصنف' },
  quantity: { en: 'Qty', ar: 'الكمية' },
  rate: { en: 'VAT %', ar: 'ض.ق.م %' },
  net: { en: 'Before VAT', ar: 'قبل الضريبة' },
  vat: { en: 'VAT', ar: 'ض.ق.م' },
  gross: { en: 'With VAT', ar: 'شامل الضريبة' },
  total: { en: 'Total (EGP)', ar: 'الإجمالي (ج.م)' },
  receipt: { en: 'Electronic receipt', ar: 'الإيصال الإلكتروني' },
  missing: { en: 'Orders without an invoice', ar: 'طلبات بلا فاتورة' },
  missingWhy: {
    en: 'An invoice is issued once the order is delivered.',
    ar: 'تصدر الفاتورة بعد توصيل الطلب.',
  },
} as const satisfies Record<string, Localized>

/** Presents a document of the books on paper. */
export function presentSheet(
  document: BookDocument,
  order: OrderRow,
  seller: Seller,
  { language, reader }: { language: Language; reader: Reader },
): Sheet {
  const { kind, number, issuedAt, lines, receiptUuid, receiptUrl } = document
  const say = (word: keyof typeof words) => words[word][language]
  const amounts = ({ net, vat, gross }: Amounts) =>
    [net, vat, gross].map((amount) => formatAmount(toPounds(amount), language))
  const facts: [name: string, value: string | null][] = [
    [say('seller'), seller.name[language]],
    [say('address'), seller.address],
    [say('register'), seller.commercialRegister],
    [say('taxCard'), seller.taxCard],
    [say('invoice'), kind === 'invoice' ? null : showDocumentNumber('invoice', document.invoiceNumber)],
    [say('order'), showOrderNumber(order.number)],
    [say('day'), formatDate(issuedAt.toISOString(), language)],
    [say('pays'), kind === 'invoice' ? methodTitles[order.paymentMethod][language] : null],
  ]
  return {
    title: `${kindTitles[kind][language]} ${showDocumentNumber(kind, number)}`,
    shop: seller.name[language],
    recipient: { title: say('to'), lines: recipientLines(order, language, reader).map(isolate) },
    facts: facts.flatMap(([name, value]) => (value ? [[name, isolate(value)] as const] : [])),
    heads: [say('item'), say('quantity'), say('rate'), say('net'), say('vat'), say('gross')],
    rows: lines.map((line) => [
      isolate(language === 'ar' ? line.nameAr : line.nameEn),
      String(line.quantity),
      String(line.vatRateBp / 100),
      ...amounts(amountsOfLine(line)),
    ]),
    sum: [say('total'), '', '', ...amounts(sumLines(lines))],
    code:
      receiptUuid && receiptUrl
        ? {
            svg: renderSVG(receiptUrl, { ecc: 'M', border: 4 }),
            title: say('receipt'),
            text: receiptUuid,
            isBars: false,
          }
        : null,
  }
}

/** Presents the orders of a selection that have no invoice yet, so that nobody takes the others for all of them. */
export function presentMissing(numbers: readonly string[], seller: Seller, language: Language): Sheet {
  return {
    title: words.missing[language],
    shop: seller.name[language],
    recipient: { title: words.missingWhy[language], lines: [] },
    facts: [],
    heads: [words.order[language]],
    rows: numbers.map((number) => [number]),
    sum: [],
    code: null,
  }
}

function recipientLines(order: OrderRow, language: Language, reader: Reader): string[] {
  if (isErased(order)) return [words.erased[language]]
  const place = [order.city, governorates[order.governorate][language]].join(commaOf[language])
  if (reader === 'link') return [order.firstName, place, `${words.phoneEnding[language]} ${order.phone.slice(-3)}`]
  const home = order.apartment ? [order.address, nameApartment(order.apartment, language)] : [order.address]
  const phone = formatPhoneNumber(order.phone as PhoneNumber)
  return [`${order.firstName} ${order.lastName}`, home.join(' · '), place, phone]
}
