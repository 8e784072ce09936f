import { formatPhoneNumber, type Language, type Localized, nameApartment, type PhoneNumber } from '@shop/contract'
import type { Printout } from '@shop/contract/staff'
import { commaOf, formatDays, isolate } from '@shop/i18n'
import { drawBars } from '../../../pdf/draw-bars.ts'
import type { Sheet } from '../../../pdf/print-sheets.ts'

const words = {
  slip: { en: 'Packing slip', ar: 'إذن تجهيز' },
  to: { en: 'To', ar: 'إلى' },
  erased: { en: 'Personal data erased', ar: 'تم مسح البيانات الشخصية' },
  number: { en: 'Order number', ar: 'رقم الطلب' },
  promised: { en: 'Promised for', ar: 'الموعد المتفق عليه' },
  note: { en: 'Note of the customer', ar: 'ملاحظة العميل' },
  item: { en: 'Item', ar: 'الصنف' },
  quantity: { en: 'Qty', ar: 'الكمية' },
  packed: { en: 'Packed', ar: 'تم' },
  units: { en: 'Units', ar: 'القطع' },
} as const satisfies Record<string, Localized>

/** Presents what a packer puts into the parcel of an order, without amounts: it may lie in a gift. The label says what to collect. */
export function presentSlip(paper: Printout, language: Language): Sheet {
  const { number, shop_name, promise, shopper_note, lines, units } = paper
  const say = (word: keyof typeof words) => words[word][language]
  const facts: [name: string, value: string | null][] = [
    [say('promised'), promise && formatDays(promise, language)],
    [say('note'), shopper_note],
  ]
  return {
    title: `${say('slip')} ${number}`,
    shop: shop_name[language],
    recipient: { title: say('to'), lines: recipientLines(paper, language).map(isolate) },
    facts: facts.flatMap(([name, value]) => (value ? [[name, isolate(value)] as const] : [])),
    heads: [say('item'), say('quantity'), say('packed')],
    rows: lines.map(({ name, sku, color, size, serials, quantity }) => [
      [name[language], sku, color?.name[language], size, ...serials.map(({ serial }) => serial)]
        .flatMap((part) => (part ? [isolate(part)] : []))
        .join(' · '),
      `${quantity} ×`,
      tick,
    ]),
    sum: [say('units'), String(units), ''],
    code: { svg: drawBars(number), title: say('number'), text: number, isBars: true },
  }
}

/** Room for a tick by hand. */
const tick = '[\u00A0\u00A0\u00A0\u00A0]'

function recipientLines({ customer, address }: Printout, language: Language): string[] {
  if (!customer || !address) return [words.erased[language]]
  const home = address.apartment ? [address.address, nameApartment(address.apartment, language)] : [address.address]
  const place = [address.city, address.region[language]].join(commaOf[language])
  const phone = formatPhoneNumber(customer.phone as PhoneNumber)
  return [`${customer.first_name} ${customer.last_name}`, home.join(' · '), place, phone]
}
