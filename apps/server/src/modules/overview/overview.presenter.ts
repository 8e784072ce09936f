import type { Overview } from '@shop/contract/staff'
import type { DayRow } from './days.repository.ts'
import type { BestSellerRow, RunningOutRow } from './sold.repository.ts'

/** A day of the chart. */
export function presentDay(row: DayRow): Overview['days'][number] {
  return {
    day: row.day,
    orders: row.paid + row.unpaid,
    revenue: pounds(row.paidPiastres + row.unpaidPiastres),
    paid: row.paid,
    paid_amount: pounds(row.paidPiastres),
    unpaid: row.unpaid,
    unpaid_amount: pounds(row.unpaidPiastres),
  }
}

/** Sums days up. */
export function presentFigures(days: readonly DayRow[]): Overview['today'] {
  const sum = (pick: (day: DayRow) => number) => days.reduce((total, day) => total + pick(day), 0)
  const orders = sum(({ paid, unpaid }) => paid + unpaid)
  const revenue = sum(({ paidPiastres, unpaidPiastres }) => paidPiastres + unpaidPiastres)
  return {
    orders,
    revenue: pounds(revenue),
    paid: sum(({ paid }) => paid),
    paid_amount: pounds(sum(({ paidPiastres }) => paidPiastres)),
    unpaid: sum(({ unpaid }) => unpaid),
    unpaid_amount: pounds(sum(({ unpaidPiastres }) => unpaidPiastres)),
    average_order: orders === 0 ? 0 : pounds(Math.round(revenue / orders)),
    waiting_for_payment: sum(({ waiting }) => waiting),
    cancelled: sum(({ cancelled }) => cancelled),
    returned: sum(({ returned }) => returned),
  }
}

export function presentBestSeller(row: BestSellerRow): Overview['best_sellers'][number] {
  return { ...presentProduct(row), units: row.units, revenue: pounds(row.revenuePiastres) }
}

export function presentRunningOut(row: RunningOutRow): Overview['running_out'][number] {
  const { hex, colorNameEn, colorNameAr } = row
  return {
    ...presentProduct(row),
    variant_id: row.variantId,
    color: hex === null ? null : { name: { en: colorNameEn ?? '', ar: colorNameAr ?? '' }, hex },
    stock: row.stock,
    units_sold: row.unitsSold,
    days_left: row.daysLeft,
  }
}

function presentProduct(row: { productId: number; sku: string; nameEn: string; nameAr: string }) {
  return { product_id: row.productId, sku: row.sku, name: { en: row.nameEn, ar: row.nameAr } }
}

/** Sums of a month may be above what one amount may be. */
function pounds(amount: number): number {
  return amount / 100
}
