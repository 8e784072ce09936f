import { parseOrderNumber, parsePounds, readTypedCode, readTypedNumber, toPounds } from '@shop/contract'
import {
  type CourierStatus,
  courierStatuses,
  failureTitles,
  maxSheetRows,
  statusTitles,
  trackingNumberField,
} from '@shop/contract/staff'
import { z } from 'zod'
import { AppError } from '../../../errors.ts'
import { readColumnName, readTable } from '../../../read-table.ts'

/** A row as the sheet has it. `undefined`: the cell cannot be read; null: it is empty. */
export type SheetEntry = {
  line: number
  reference: string
  /** The number of the order; null when the reference is no number. */
  number: number | null
  tracking: string | null | undefined
  status: CourierStatus | null | undefined
  /** In EGP. */
  amount: number | null | undefined
  /** `YYYY-MM-DD`. */
  nextDay: string | null
}

/** Names of the columns; spaces, capitals and underscores do not count. */
const columns = {
  order: ['order', 'ordernumber', 'number', 'رقمالطلب', 'الطلب'],
  tracking: ['tracking', 'trackingnumber', 'رقمالتتبع', 'رقمالبوليصة'],
  status: ['status', 'الحالة', 'حالة'],
  amount: ['amount', 'cash', 'cod', 'المبلغ', 'التحصيل'],
  nextDay: ['nextday', 'next', 'الموعدالتالي', 'موعدتالي'],
} as const

/** @throws AppError `courier_sheet_unreadable` */
export function parseSheet(csv: string): SheetEntry[] {
  const { rows: records, fault } = readTable(csv, maxSheetRows)
  const [heading, ...rows] = records
  if (fault || !heading) throw unreadable()
  const names = heading.cells.map((cell) => readColumnName(cell).replace(/[\s_]/g, ''))
  const placeOf = (column: keyof typeof columns) =>
    names.findIndex((name) => columns[column].some((one) => one === name))
  const places = {
    order: placeOf('order'),
    tracking: placeOf('tracking'),
    status: placeOf('status'),
    amount: placeOf('amount'),
    day: placeOf('nextDay'),
  }
  const namesOrders = places.order >= 0 || places.tracking >= 0
  const saysMore = places.status >= 0 || places.amount >= 0 || (places.order >= 0 && places.tracking >= 0)
  if (!namesOrders || !saysMore) throw unreadable()
  return rows.map(({ line, cells }) => {
    const order = cells[places.order] ?? ''
    const tracking = cells[places.tracking] ?? ''
    const reference = order === '' ? tracking : order
    return {
      line,
      reference,
      number: parseOrderNumber(order),
      tracking: readTracking(tracking),
      status: readStatus(cells[places.status] ?? ''),
      amount: readAmount(cells[places.amount] ?? ''),
      nextDay: readDay(cells[places.day] ?? ''),
    }
  })
}

function readTracking(cell: string): string | null | undefined {
  return cell === '' ? null : trackingNumberField.safeParse(cell).data
}

/** Our words and those of the dashboard in both languages. */
const statusOf = new Map<string, CourierStatus>(
  courierStatuses.flatMap((status) => {
    const titles = status === 'delivered' ? statusTitles.delivered : failureTitles[status]
    return [status, titles.en, titles.ar].map((name) => [name.toLowerCase(), status] as const)
  }),
)

function readStatus(cell: string): CourierStatus | null | undefined {
  const name = readColumnName(cell)
  return name === '' ? null : (statusOf.get(name.replaceAll(' ', '_')) ?? statusOf.get(name))
}

function readAmount(cell: string): number | null | undefined {
  if (cell === '') return null
  const amount = parsePounds(readTypedNumber(cell) ?? Number.NaN)
  return amount === null || amount < 0 ? undefined : toPounds(amount)
}

/** A day as spreadsheets write it, the year first, or the day first where it can be no month: 2026-01-31, 2026/1/31, 31/1/2026. */
function readDay(cell: string): string | null {
  const [, ...parts] = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})(?: 0?0:00(?::00)?)?$/.exec(readTypedCode(cell)) ?? []
  const [first = '', month = '', last = ''] = parts
  const [year, day] = first.length === 4 ? [first, last] : Number(first) > 12 ? [last, first] : ['', '']
  const { success, data } = z.iso.date().safeParse(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  return success ? data : null
}

function unreadable(): AppError {
  return new AppError('courier_sheet_unreadable', { details: { max: maxSheetRows }, fields: ['csv'] })
}
