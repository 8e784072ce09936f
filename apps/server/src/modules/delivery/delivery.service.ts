import {
  type Delivery,
  type DeliveryCalendar,
  type DeliveryPromise,
  type DeliveryTerms,
  type DeliveryZone,
  type GovernorateCode,
  governorateCodes,
  governorates,
  type PaymentMethod,
  piastres,
  promiseFor,
  type SharedTerms,
  sumUpCosts,
  toPounds,
} from '@shop/contract'
import type { Db } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import { holdsUntil } from '../../http/answers/shared-answers.ts'
import * as table from './delivery.repository.ts'

/** Delivery to each governorate, with what an order placed now is promised. */
export async function readDelivery(db: Db, now: Date): Promise<Delivery> {
  const [rows, calendar, nextChange] = await Promise.all([
    listInOrder(db),
    readCalendar(db),
    table.findNextChange(db, now),
  ])
  holdsUntil(nextChange)
  return { zones: rows.map((row) => presentOpenZone(row, calendar, now)), ...calendar }
}

/**
 * Reads where a cart may go, with what that may cost in piastres.
 *
 * @param governorate null: everywhere the shop delivers, or everywhere when it delivers nowhere
 */
export async function readDestination(
  db: Db,
  governorate: GovernorateCode | null,
  now: Date,
): Promise<{ zone: DeliveryZone | null; terms: DeliveryTerms[] }> {
  if (governorate === null) return { zone: null, terms: listTerms(await table.listZones(db)) }
  const [row, calendar] = await Promise.all([table.getZone(db, governorate), readCalendar(db)])
  return { zone: presentOpenZone(row, calendar, now), terms: [toTerms(row)] }
}

function listTerms(rows: readonly table.ZoneRow[]): DeliveryTerms[] {
  const open = rows.filter(({ isOpen }) => isOpen)
  return (open.length > 0 ? open : rows).map(toTerms)
}

/** The lowest fee, the threshold above which delivery is free everywhere, both in piastres, and whether any open governorate takes cash. */
export async function describeTerms(db: Db): Promise<DeliveryTerms & { takes_cash: boolean }> {
  const rows = await table.listZones(db)
  const costs = sumUpCosts(listTerms(rows))
  if (!costs) throw new Error('The rows of delivery_zones are missing')
  return { ...costs, takes_cash: rows.some(({ isOpen, takesCash }) => isOpen && takesCash) }
}

/** The terms of the open governorates, the fastest first. Governorates with the same terms share an entry. */
export async function listSharedTerms(db: Db): Promise<SharedTerms[]> {
  const [rows, { cut_off, weekdays }] = await Promise.all([listInOrder(db), readCalendar(db)])
  const groups = new Map<string, SharedTerms>()
  for (const row of rows) {
    if (!row.isOpen) continue
    const { governorate, is_open: _, ...terms } = presentZone(row)
    const key = Object.values(terms).join()
    const group = groups.get(key) ?? { governorates: [], ...terms, cut_off, weekdays }
    groups.set(key, { ...group, governorates: [...group.governorates, governorate] })
  }
  return [...groups.values()].sort((one, other) => one.days_to - other.days_to || one.days_from - other.days_from)
}

/**
 * Checks that a zone is open and takes the way to pay, then works out terms and promise: for a new order, and when its governorate is corrected.
 *
 * @returns the terms in piastres, and the promise
 * @throws AppError `zone_closed`; `cash_not_taken_there`
 */
export async function planDelivery(
  db: Db,
  order: { governorate: GovernorateCode; method: PaymentMethod; now: Date },
): Promise<{ terms: DeliveryTerms; promise: DeliveryPromise }> {
  const [row, calendar] = await Promise.all([table.getZone(db, order.governorate), readCalendar(db)])
  const place = { governorate: governorates[order.governorate] }
  if (!row.isOpen) throw new AppError('zone_closed', { fields: ['region'], words: place })
  if (!row.takesCash && order.method === 'cash')
    throw new AppError('cash_not_taken_there', { fields: ['payment_method'], words: place })
  return { terms: toTerms(row), promise: promiseFor(toDays(row), calendar, order.now) }
}

/** All zones in the order in which people expect the governorates. */
export async function listInOrder(db: Db): Promise<table.ZoneRow[]> {
  const placeOf = ({ governorate }: table.ZoneRow) => governorateCodes.indexOf(governorate)
  return (await table.listZones(db)).sort((one, other) => placeOf(one) - placeOf(other))
}

function presentOpenZone(row: table.ZoneRow, calendar: DeliveryCalendar, now: Date): DeliveryZone {
  return { ...presentZone(row), promise: row.isOpen ? promiseFor(toDays(row), calendar, now) : null }
}

const toTerms = (row: table.ZoneRow): DeliveryTerms => ({ fee: row.feePiastres, free_over: row.freeOverPiastres })
const toDays = (row: table.ZoneRow) => ({ days_from: row.daysFrom, days_to: row.daysTo })

export function presentZone(row: table.ZoneRow) {
  return {
    governorate: row.governorate,
    fee: toPounds(piastres(row.feePiastres)),
    free_over: row.freeOverPiastres === null ? null : toPounds(piastres(row.freeOverPiastres)),
    days_from: row.daysFrom,
    days_to: row.daysTo,
    takes_cash: row.takesCash,
    is_open: row.isOpen,
  }
}

async function readCalendar(db: Db): Promise<DeliveryCalendar & { weekdays: number[]; holidays: string[] }> {
  const { cutOff, weekdays, holidays } = await table.getCalendar(db)
  return { cut_off: cutOff, weekdays, holidays: holidays.map(({ day }) => day) }
}
