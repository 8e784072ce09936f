import { type GovernorateCode, governorates, type Language, type PaymentMethod } from '@shop/contract'
import {
  confirmationTitles,
  deliveryKey,
  isLineDivision,
  isReportStep,
  methodTitles,
  type Report,
  type ReportDivision,
  type ReportedConfirmation,
  type ReportFigures,
} from '@shop/contract/staff'
import type { CsvColumn } from '../../../http/answers/csv.ts'
import { addRows, type RowPair, type Sums } from './report.rules.ts'
import type { Period } from './report-rows.repository.ts'

/** Max rows on the screen, except steps of the period: one that is cut says something else. */
const maxRows = 100

/** @param totals the same orders, divided so that each is in one row */
export function presentReport(
  pairs: readonly RowPair[],
  {
    period,
    before,
    division,
    totals,
  }: { period: Period; before: Period; division: ReportDivision; totals: readonly RowPair[] },
): Report {
  return {
    ...period,
    division,
    before,
    total: presentSums(addRows(totals.flatMap(({ now }) => now ?? []))),
    total_before: presentSums(addRows(totals.flatMap((pair) => pair.before ?? []))),
    rows: pairs.slice(0, isReportStep(division) ? pairs.length : maxRows).map((pair) => ({
      key: pair.key,
      last_day: pair.lastDay,
      name: nameOf(pair),
      figures: presentSums(pair.now ?? nothing(pair)),
      before: presentSums(pair.before ?? nothing(pair)),
    })),
    row_count: pairs.length,
  }
}

function nameOf({ now, before }: RowPair): { en: string; ar: string } | null {
  const row = now ?? before
  return row?.nameEn == null || row.nameAr == null ? null : { en: row.nameEn, ar: row.nameAr }
}

/** A figure that is null stays so; others are 0. */
function nothing({ now, before }: RowPair): Sums {
  const other = now ?? before
  const zeroOf = (figure: 'units' | 'toConfirm' | 'confirmedInTime') => (other?.[figure] == null ? null : 0)
  return {
    ...addRows([]),
    units: zeroOf('units'),
    toConfirm: zeroOf('toConfirm'),
    confirmedInTime: zeroOf('confirmedInTime'),
  }
}

function presentSums(sums: Sums): ReportFigures {
  return {
    orders: sums.orders,
    units: sums.units,
    ordered_amount: sums.orderedPiastres / 100,
    delivered: sums.delivered,
    delivered_amount: sums.deliveredPiastres / 100,
    received_amount: sums.receivedPiastres / 100,
    refused: sums.refused,
    handed_over: sums.handedOver,
    to_confirm: sums.toConfirm,
    confirmed_in_time: sums.confirmedInTime,
  }
}

const divisionTitles = {
  day: { en: 'Day (Cairo)', ar: 'اليوم (القاهرة)' },
  week: { en: 'Week (Cairo)', ar: 'الأسبوع (القاهرة)' },
  month: { en: 'Month (Cairo)', ar: 'الشهر (القاهرة)' },
  hour: { en: 'Hour (Cairo)', ar: 'الساعة (القاهرة)' },
  governorate: { en: 'Governorate', ar: 'المحافظة' },
  payment_method: { en: 'Payment', ar: 'طريقة الدفع' },
  confirmation: { en: 'Confirmation', ar: 'تأكيد الطلب' },
  coupon: { en: 'Coupon code', ar: 'كود الخصم' },
  category: { en: 'Category', ar: 'القسم' },
  product: { en: 'Product', ar: 'المنتج' },
  color: { en: 'Color', ar: 'اللون' },
  offer: { en: 'Offer', ar: 'العرض' },
} as const satisfies Record<ReportDivision, object>

const withoutCoupon = { en: 'Without a code', ar: 'بدون كود' } as const
const deliveryTitle = { en: 'Delivery', ar: 'الشحن' } as const
const withoutOffer = { en: 'Without an offer', ar: 'بدون عرض' } as const

const figureTitles = {
  orders: { en: 'Orders', ar: 'الطلبات' },
  units: { en: 'Units', ar: 'القطع' },
  orderedPiastres: { en: 'Ordered (EGP)', ar: 'المطلوب (ج.م)' },
  delivered: { en: 'Delivered orders', ar: 'طلبات وصلت' },
  deliveredPiastres: { en: 'Delivered (EGP)', ar: 'تم توصيله (ج.م)' },
  receivedPiastres: { en: 'Received (EGP)', ar: 'المحصّل (ج.م)' },
  refused: { en: 'Refused parcels', ar: 'طرود مرفوضة' },
  handedOver: { en: 'Handed over', ar: 'سُلّمت لشركة الشحن' },
  toConfirm: { en: 'To confirm', ar: 'احتاجت تأكيدًا' },
  confirmedInTime: { en: 'Confirmed in time', ar: 'تم تأكيدها في الموعد' },
} as const satisfies Record<keyof Sums, object>
const beforeTitle = { en: '{title}, period before', ar: '{title} في الفترة السابقة' } as const

/** The columns of a report as a file, in one language. */
export function reportColumnsOf(division: ReportDivision, language: Language): CsvColumn<RowPair>[] {
  const isOfLines = isLineDivision(division)
  const isShown: Partial<Record<keyof Sums, boolean>> = {
    units: isOfLines,
    toConfirm: division === 'confirmation',
    confirmedInTime: division === 'confirmation',
  }
  const figures = (Object.keys(figureTitles) as (keyof Sums)[]).filter((figure) => isShown[figure] ?? true)
  const read = (sums: Sums | null, figure: keyof Sums) => {
    const value = sums?.[figure] ?? 0
    return figure.endsWith('Piastres') ? (value / 100).toFixed(2) : value
  }
  return [
    { title: divisionTitles[division][language], read: (pair) => wordKey(division, pair, language) },
    ...figures.map((figure) => ({
      title: figureTitles[figure][language],
      read: ({ now }: RowPair) => read(now, figure),
    })),
    ...figures.map((figure) => ({
      title: beforeTitle[language].replace('{title}', figureTitles[figure][language]),
      read: ({ before }: RowPair) => read(before, figure),
    })),
  ]
}

function wordKey(division: ReportDivision, pair: RowPair, language: Language): string {
  if (division === 'governorate') return governorates[pair.key as GovernorateCode]?.[language] ?? pair.key
  if (division === 'payment_method') return methodTitles[pair.key as PaymentMethod]?.[language] ?? pair.key
  if (division === 'confirmation') return confirmationTitles[pair.key as ReportedConfirmation]?.[language] ?? pair.key
  if (division === 'coupon') return pair.key || withoutCoupon[language]
  if (division === 'offer' && pair.key === '0') return withoutOffer[language]
  if (pair.lastDay !== null && pair.lastDay !== pair.key) return `${pair.key}/${pair.lastDay}`
  if (division === 'hour') return `${pair.key.padStart(2, '0')}:00`
  if (pair.key === deliveryKey) return deliveryTitle[language]
  return nameOf(pair)?.[language] ?? pair.key
}
