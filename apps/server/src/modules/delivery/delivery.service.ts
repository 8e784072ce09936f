import { type Delivery, type DeliveryCalendar, governorateCodes, piastres, promiseFor, toPounds } from '@shop/contract'
import type { Db } from '../../database/client.ts'
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
  const zones = rows.map((row) => ({
    ...presentZone(row),
    promise: row.isOpen ? promiseFor({ days_from: row.daysFrom, days_to: row.daysTo }, calendar, now) : null,
  }))
  return { zones, ...calendar }
}

/** All zones in the order in which people expect the governorates. */
export async function listInOrder(db: Db): Promise<table.ZoneRow[]> {
  const placeOf = ({ governorate }: table.ZoneRow) => governorateCodes.indexOf(governorate)
  return (await table.listZones(db)).sort((one, other) => placeOf(one) - placeOf(other))
}

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
  const [{ cutOff, weekdays }, holidays] = await Promise.all([table.getCalendar(db), table.listHolidays(db)])
  return { cut_off: cutOff, weekdays, holidays: holidays.map(({ day }) => day) }
}
