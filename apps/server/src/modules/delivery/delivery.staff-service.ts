import { type GovernorateCode, parsePounds } from '@shop/contract'
import type { CalendarInput, StaffCalendar, StaffZone, ZoneInput } from '@shop/contract/staff'
import type { Db } from '../../database/client.ts'
import type { SettingsKind } from '../audit/index.ts'
import * as table from './delivery.repository.ts'
import { listInOrder, presentZone } from './delivery.service.ts'

export async function getStaffDelivery(db: Db): Promise<{ zones: StaffZone[]; calendar: StaffCalendar }> {
  const [rows, calendar] = await Promise.all([listInOrder(db), readStaffCalendar(db)])
  return { zones: rows.map(presentStaffZone), calendar }
}

/** Delivery to one governorate, as staff change it. */
export function zoneKind(governorate: GovernorateCode): SettingsKind<StaffZone, ZoneInput> {
  return {
    entity: 'delivery_zone',
    entityId: governorate,
    read: async (db) => presentStaffZone(await table.getZone(db, governorate)),
    stateOf: ({ version: _version, governorate: _same, ...zone }) => zone,
    save: (tx, version, input) => table.saveZone(tx, governorate, version, toColumns(input)),
  }
}

export const calendarKind: SettingsKind<StaffCalendar, CalendarInput> = {
  entity: 'delivery_calendar',
  entityId: 'shop',
  read: readStaffCalendar,
  /** Holidays by day, so that the log names the one that changed. */
  stateOf: ({ version: _version, holidays, ...calendar }) => ({
    ...calendar,
    holidays: Object.fromEntries(holidays.map(({ day, name }) => [day, name])),
  }),
  save: (tx, version, { cut_off: cutOff, shows_punctuality: showsPunctuality, weekdays, holidays }) =>
    table.saveCalendar(tx, { cutOff, weekdays, holidays, showsPunctuality, version }),
}

async function readStaffCalendar(db: Db): Promise<StaffCalendar> {
  const { cutOff, weekdays, version, holidays, showsPunctuality } = await table.getCalendar(db)
  return { cut_off: cutOff, weekdays, holidays, shows_punctuality: showsPunctuality, version }
}

function presentStaffZone(row: table.ZoneRow): StaffZone {
  return { ...presentZone(row), version: row.version }
}

function toColumns(input: ZoneInput): table.ZoneColumns {
  return {
    feePiastres: parsePounds(input.fee) ?? 0,
    freeOverPiastres: input.free_over === null ? null : parsePounds(input.free_over),
    daysFrom: input.days_from,
    daysTo: input.days_to,
    takesCash: input.takes_cash,
    isOpen: input.is_open,
  }
}
