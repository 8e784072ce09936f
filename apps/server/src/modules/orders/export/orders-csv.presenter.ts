import { formatPhoneNumber, governorates, type Language, nameApartment, type PhoneNumber } from '@shop/contract'
import { methodTitles, paymentTitles, statusTitles, unconfirmedTitle } from '@shop/contract/staff'
import type { CsvColumn } from '../../../http/answers/csv.ts'
import { isErased, showOrderNumber } from '../orders.rules.ts'
import { columnTitles, type OrderColumn } from './orders-csv.messages.ts'
import type { OrderFileRow } from './orders-csv.repository.ts'

/** The columns of a file of orders, in one language. */
export function columnsOf(language: Language): CsvColumn<OrderFileRow>[] {
  const reads: Record<OrderColumn, (row: OrderFileRow) => string> = {
    number: ({ number }) => showOrderNumber(number),
    placedAt: ({ placedAt }) => placedAt,
    status: ({ status, isUnconfirmed }) => (isUnconfirmed ? unconfirmedTitle : statusTitles[status])[language],
    paymentMethod: ({ paymentMethod }) => methodTitles[paymentMethod][language],
    paymentStatus: ({ paymentStatus }) => paymentTitles[paymentStatus][language],
    name: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
    phone: ({ phone }) => writePhone(phone),
    governorate: ({ governorate }) => governorates[governorate][language],
    city: ({ city }) => city,
    address: ({ address, apartment }) =>
      [address, nameApartment(apartment, language)].filter((part) => part !== '').join(', '),
    items: ({ items }) => items,
    subtotal: ({ subtotalPiastres }) => writePounds(subtotalPiastres),
    delivery: ({ deliveryPiastres }) => writePounds(deliveryPiastres),
    total: ({ totalPiastres }) => writePounds(totalPiastres),
    received: ({ receivedPiastres }) => writePounds(receivedPiastres),
    notes: ({ notes }) => notes,
  }
  return (Object.keys(columnTitles) as OrderColumn[]).map((column) => ({
    title: columnTitles[column][language],
    read: reads[column],
  }))
}

/** Spaces keep a spreadsheet from taking it for a number and dropping its zero. */
function writePhone(phone: string): string {
  return isErased({ phone }) ? '' : formatPhoneNumber(phone as PhoneNumber)
}

function writePounds(amount: number): string {
  return (amount / 100).toFixed(2)
}
