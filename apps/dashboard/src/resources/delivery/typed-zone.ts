import { readTypedNumber } from '@shop/contract'
import type { StaffZone } from '@shop/contract/staff'

export const zoneNumbers = ['fee', 'free_over', 'days_from', 'days_to'] as const
type ZoneNumber = (typeof zoneNumbers)[number]

/** A zone as it is typed: numbers are text, and an empty threshold means that delivery is never free. */
type TypedZone = Record<ZoneNumber, string> & { takes_cash: boolean; is_open: boolean }

export function toTypedZone(zone: StaffZone): TypedZone {
  return {
    fee: String(zone.fee),
    free_over: zone.free_over === null ? '' : String(zone.free_over),
    days_from: String(zone.days_from),
    days_to: String(zone.days_to),
    takes_cash: zone.takes_cash,
    is_open: zone.is_open,
  }
}

/** The fields whose text is no number. The server finds the empty ones. */
export function listNoNumbers(typed: TypedZone): ZoneNumber[] {
  return zoneNumbers.filter((field) => typed[field].trim() !== '' && readTypedNumber(typed[field]) === null)
}

/** What is sent. An empty text becomes NaN, which the server refuses at its field. */
export function toZoneInput(typed: TypedZone) {
  return {
    fee: toNumber(typed.fee),
    free_over: typed.free_over.trim() === '' ? null : toNumber(typed.free_over),
    days_from: toNumber(typed.days_from),
    days_to: toNumber(typed.days_to),
    takes_cash: typed.takes_cash,
    is_open: typed.is_open,
  }
}

export function isChanged(typed: TypedZone, zone: StaffZone): boolean {
  const stored = toTypedZone(zone)
  return (Object.keys(stored) as (keyof TypedZone)[]).some((field) => stored[field] !== typed[field])
}

function toNumber(text: string): number {
  return readTypedNumber(text) ?? Number.NaN
}
