import type { Language, Localized } from '@shop/contract'
import type { CsvColumn } from '../../../http/answers/csv.ts'
import { showOrderNumber } from '../orders.rules.ts'
import type { BookRow } from './books.repository.ts'
import type { DocumentKind } from './document-kinds.data.ts'
import { showDocumentNumber } from './document-numbers.rules.ts'

/** Titles of the kinds of documents. */
export const kindTitles = {
  invoice: { en: 'Invoice', ar: 'فاتورة' },
  credit_note: { en: 'Credit note', ar: 'إشعار دائن' },
} as const satisfies Record<DocumentKind, Localized>

/** The columns of the accountant's file; the amounts of a credit note are negative, so that columns can be added up. */
export function bookColumnsOf(language: Language): CsvColumn<BookRow>[] {
  const inWords = (en: string, ar: string) => (language === 'ar' ? ar : en)
  const amount = (read: (row: BookRow) => number) => (row: BookRow) =>
    (row.kind === 'credit_note' ? -read(row) : read(row)) / 100
  return [
    { title: inWords('Document', 'المستند'), read: ({ kind }) => kindTitles[kind][language] },
    { title: inWords('Number', 'الرقم'), read: ({ kind, number }) => showDocumentNumber(kind, number) },
    { title: inWords('Day (Cairo)', 'اليوم (القاهرة)'), read: ({ day }) => day },
    {
      title: inWords('Invoice', 'الفاتورة'),
      read: ({ invoiceNumber }) => showDocumentNumber('invoice', invoiceNumber),
    },
    { title: inWords('Order', 'الطلب'), read: ({ orderNumber }) => showOrderNumber(orderNumber) },
    { title: 'SKU', read: ({ sku }) => sku ?? '' },
    { title: inWords('Item', 'الصنف'), read: ({ nameEn, nameAr }) => inWords(nameEn, nameAr) },
    { title: inWords('Units', 'القطع'), read: ({ quantity }) => quantity },
    { title: inWords('VAT rate (%)', 'نسبة الضريبة (٪)'), read: ({ vatRateBp }) => vatRateBp / 100 },
    { title: inWords('Net (EGP)', 'الصافي (ج.م)'), read: amount(({ netPiastres }) => netPiastres) },
    { title: inWords('VAT (EGP)', 'الضريبة (ج.م)'), read: amount(({ vatPiastres }) => vatPiastres) },
    {
      title: inWords('Gross (EGP)', 'الإجمالي (ج.م)'),
      read: amount(({ netPiastres, vatPiastres }) => netPiastres + vatPiastres),
    },
    { title: inWords('Electronic receipt', 'الإيصال الإلكتروني'), read: ({ receiptUuid }) => receiptUuid ?? '' },
  ]
}
