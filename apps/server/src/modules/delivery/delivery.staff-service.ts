import { type GovernorateCode, parsePounds, type UserId } from '@shop/contract'
import type { CalendarInput, StaffCalendar, StaffZone, ZoneInput } from '@shop/contract/staff'
import { type Db, inTransaction } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import { recordChange } from '../audit/index.ts'
import * as table from './delivery.repository.ts'
import { listInOrder, presentZone } from './delivery.service.ts'

export async function getStaffDelivery(db: Db): Promise<{ zones: StaffZone[]; calendar: StaffCalendar }> {
  const [rows, calendar] = await Promise.all([listInOrder(db), readStaffCalendar(db)])
  return { zones: rows.map(presentStaffZone), calendar }
}

/** @throws AppError `version_conflict` (details: the current `version`) */
export async function updateZone(
  db: Db,
  governorate: GovernorateCode,
  { version, ...input }: ZoneInput & { version: number },
  actorId: UserId,
): Promise<StaffZone> {
  return await inTransaction(db, async (tx) => {
    const { version: _before, governorate: _same, ...before } = presentStaffZone(await table.getZone(tx, governorate))
    const isSaved = await table.saveZone(tx, governorate, version, toColumns(input))
    const saved = presentStaffZone(await table.getZone(tx, governorate))
    if (!isSaved) throw new AppError('version_conflict', { details: { version: saved.version } })
    const states = { before, after: input }
    await recordChange(tx, { actorId, action: 'updated', entity: 'delivery_zone', entityId: governorate, ...states })
    return saved
  })
}

/** @throws AppError `version_conflict` (details: the current `version`) */
export async function updateCalendar(
  db: Db,
  { version, ...input }: CalendarInput & { version: number },
  actorId: UserId,
): Promise<StaffCalendar> {
  return await inTransaction(db, async (tx) => {
    const before = await readStaffCalendar(tx)
    const { cut_off: cutOff, weekdays, holidays, shows_punctuality: showsPunctuality } = input
    const row = { cutOff, weekdays, holidays, showsPunctuality, version }
    const isSaved = await table.saveCalendar(tx, row)
    const saved = await readStaffCalendar(tx)
    if (!isSaved) throw new AppError('version_conflict', { details: { version: saved.version } })
    const states = { before: stateOf(before), after: stateOf(saved) }
    await recordChange(tx, { actorId, action: 'updated', entity: 'delivery_calendar', entityId: 'shop', ...states })
    return saved
  })
}

/** Holidays by day, so that the log names the one that changed. */
function stateOf({ cut_off, weekdays, holidays, shows_punctuality }: StaffCalendar) {
  return {
    cut_off,
    weekdays,
    shows_punctuality,
    holidays: Object.fromEntries(holidays.map(({ day, name }) => [day, name])),
  }
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
