import type { GovernorateCode, Localized } from '@shop/contract'
import { inBothLanguages } from '../../database/bilingual.ts'
import type { Db, Fragment } from '../../database/client.ts'
import { getRow, getValue, hasRows } from '../../database/rows.ts'

/** Delivery to one governorate; amounts in piastres. */
export type ZoneColumns = {
  feePiastres: number
  /** Null: never free. */
  freeOverPiastres: number | null
  daysFrom: number
  daysTo: number
  takesCash: boolean
  isOpen: boolean
}
export type ZoneRow = ZoneColumns & { governorate: GovernorateCode; version: number }
export type HolidayRow = { day: string; name: Localized }
/** `weekdays`: 1 (Monday) to 7 (Sunday). */
export type CalendarRow = {
  cutOff: string
  weekdays: number[]
  showsPunctuality: boolean
  version: number
  /** The first one first. */
  holidays: HolidayRow[]
}

export async function listZones(db: Db): Promise<ZoneRow[]> {
  return await db<ZoneRow[]>`${selectZones(db)}`
}

export async function getZone(db: Db, governorate: GovernorateCode): Promise<ZoneRow> {
  return await getRow(db<ZoneRow[]>`${selectZones(db)} where governorate = ${governorate}`)
}

export async function getCalendar(db: Db): Promise<CalendarRow> {
  return await getRow(db<CalendarRow[]>`
    select cut_off, weekdays, shows_punctuality, version, (
      select coalesce(json_agg(json_build_object('day', h.day, 'name', ${inBothLanguages(db, 'h.name')}) order by h.day), '[]')
      from delivery_holidays h) as holidays
    from delivery_settings`)
}

/** The moment when promises change next: today's cut-off in Cairo or, after it, midnight. */
export async function findNextChange(db: Db, now: Date): Promise<Date> {
  return await getValue(db<{ moment: Date }[]>`
    select case when cut_off > now then cut_off else midnight end as moment
    from (
      select (today + s.cut_off::time) at time zone 'Africa/Cairo' as cut_off,
        (today + 1)::timestamp at time zone 'Africa/Cairo' as midnight, now
      from delivery_settings s, (
        select (${now}::timestamptz at time zone 'Africa/Cairo')::date as today, ${now}::timestamptz as now) as cairo
    ) as moments`)
}

/** @returns false when the stored version is another one */
export async function saveZone(
  db: Db,
  governorate: GovernorateCode,
  version: number,
  columns: ZoneColumns,
): Promise<boolean> {
  return await hasRows(db`
    update delivery_zones set ${db(columns)}, version = version + 1, updated_at = now()
    where governorate = ${governorate} and version = ${version}`)
}

/** @returns false when the stored version is another one */
export async function saveCalendar(
  db: Db,
  { cutOff, weekdays, version, holidays, showsPunctuality }: CalendarRow,
): Promise<boolean> {
  const updated = await db`
    update delivery_settings set cut_off = ${cutOff}, weekdays = ${weekdays}::int[],
      shows_punctuality = ${showsPunctuality}, version = version + 1
    where version = ${version}`
  if (updated.count !== 1) return false
  await db`delete from delivery_holidays`
  const rows = holidays.map(({ day, name }) => ({ day, nameEn: name.en, nameAr: name.ar }))
  if (rows.length > 0) await db`insert into delivery_holidays ${db(rows)}`
  return true
}

/** Sets the fee of some governorates, in piastres. */
export async function setFee(db: Db, governorates: readonly GovernorateCode[], fee: number): Promise<void> {
  await db`update delivery_zones set fee_piastres = ${fee} where governorate = any (${[...governorates]}::text[])`
}

/** Whether shoppers read how many promises were kept. */
export async function showsPunctuality(db: Db): Promise<boolean> {
  return await getValue(db<{ showsPunctuality: boolean }[]>`select shows_punctuality from delivery_settings`)
}

/**
 * SQL for whether an order to a governorate may be paid at the door now: its zone is open and takes cash, as `planDelivery` checks.
 *
 * @param governorate SQL of the governorate, such as a column
 */
export function takesCashIn(db: Db, governorate: Fragment): Fragment {
  return db`exists (select from delivery_zones z where z.governorate = ${governorate} and z.is_open and z.takes_cash)`
}

function selectZones(db: Db) {
  return db`
    select governorate, fee_piastres, free_over_piastres, days_from, days_to, takes_cash, is_open, version
    from delivery_zones`
}
