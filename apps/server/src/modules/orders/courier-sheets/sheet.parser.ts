import { parseOrderNumber, toAsciiDigits } from '@shop/contract'
import {
  type CourierStatus,
  courierStatuses,
  failureTitles,
  maxSheetRows,
  statusTitles,
  trackingNumberField,
} from '@shop/contract/staff'
import { CsvError, parse } from 'csv-parse/sync'
import { z } from 'zod'
import { AppError } from '../../../errors.ts'

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
  const [heading, ...rows] = split(csv)
  if (!heading || rows.length > maxSheetRows) throw unreadable()
  const names = heading.cells.map((cell) => cell.toLowerCase().replace(/[\s_]/g, ''))
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

function split(csv: string): { line: number; cells: string[] }[] {
  const options = { bom: true, delimiter: [',', ';', '\t'], info: true as const, relax_column_count: true }
  try {
    const parsed = parse(csv.trim(), { ...options, skip_records_with_empty_values: true, to: maxSheetRows + 2 })
    // The library's types describe only the shape without `info`.
    const rows = parsed as unknown as { record: string[]; info: { lines: number } }[]
    return rows.map(({ record, info }) => ({ line: info.lines, cells: record.map((cell) => cell.trim()) }))
  } catch (error) {
    if (error instanceof CsvError) throw unreadable()
    throw error
  }
}

function readTracking(cell: string): string | null | undefined {
  return cell === '' ? null : trackingNumberField.safeParse(toAsciiDigits(cell)).data
}

/** Our words and those of the dashboard in both languages. */
const statusOf = new Map<string, CourierStatus>(
  courierStatuses.flatMap((status) => {
    const titles = status === 'delivered' ? statusTitles.delivered : failureTitles[status]
    return [status, titles.en, titles.ar].map((name) => [name.toLowerCase(), status] as const)
  }),
)

function readStatus(cell: string): CourierStatus | null | undefined {
  return cell === ''
    ? null
    : (statusOf.get(cell.toLowerCase().replaceAll(' ', '_')) ?? statusOf.get(cell.toLowerCase()))
}

/** Thousands may be grouped by commas, as in `1,999.50`. */
function readAmount(cell: string): number | null | undefined {
  if (cell === '') return null
  const plain = toAsciiDigits(cell)
    .replace(/[\s,٬]/g, '')
    .replace('٫', '.')
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined
}

function readDay(cell: string): string | null {
  const { success, data } = z.iso.date().safeParse(toAsciiDigits(cell))
  return success ? data : null
}

function unreadable(): AppError {
  return new AppError('courier_sheet_unreadable', { max: maxSheetRows }, ['csv'])
}
