import type { Overview, Punctuality } from '@shop/contract/staff'
import type { PunctualityRow } from '../orders/index.ts'
import type { DayRow } from './days.repository.ts'
import type { BestSellerRow, RunningOutRow } from './sold.repository.ts'

export function presentDay(row: DayRow): Overview['days'][number] {
  return { day: row.day, ...presentSums([row]) }
}

export function presentFigures(days: readonly DayRow[]): Overview['today'] {
  const orders = sum(days, 'ordered')
  return {
    ...presentSums(days),
    average_order: orders === 0 ? 0 : pounds(Math.round(sum(days, 'orderedPiastres') / orders)),
    waiting_for_payment: sum(days, 'waiting'),
    cancelled: sum(days, 'cancelled'),
    returned: sum(days, 'returned'),
  }
}

function presentSums(days: readonly DayRow[]) {
  return {
    ordered: sum(days, 'ordered'),
    ordered_amount: pounds(sum(days, 'orderedPiastres')),
    delivered: sum(days, 'delivered'),
    delivered_amount: pounds(sum(days, 'deliveredPiastres')),
    received: sum(days, 'received'),
    received_amount: pounds(sum(days, 'receivedPiastres')),
  }
}

function sum(days: readonly DayRow[], figure: Exclude<keyof DayRow, 'day'>): number {
  return days.reduce((total, day) => total + day[figure], 0)
}

export function presentBestSeller(row: BestSellerRow): Overview['best_sellers'][number] {
  return {
    ...presentProduct(row),
    units: row.units,
    ordered_amount: pounds(row.orderedPiastres),
    units_delivered: row.unitsDelivered,
    received_amount: pounds(row.receivedPiastres),
  }
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

/** `toPounds` refuses amounts above the max of one order; sums of a month may exceed it. */
function pounds(amount: number): number {
  return amount / 100
}

/** Presents the kept promises, the governorate with the most broken ones first. */
export function presentPunctuality(rows: readonly PunctualityRow[]): Punctuality {
  const broken = ({ due, kept }: PunctualityRow) => due - kept
  return {
    due: rows.reduce((sum, { due }) => sum + due, 0),
    kept: rows.reduce((sum, { kept }) => sum + kept, 0),
    by_governorate: [...rows].sort((one, other) => broken(other) - broken(one) || other.due - one.due),
  }
}
