import { parsePounds, readTypedNumber } from '@shop/contract'

/** Parses pounds, written as the import reads numbers; NaN for other input, negative amounts and parts of a piastre. */
export function readAmount(typed: string): number {
  const pounds = readTypedNumber(typed) ?? Number.NaN
  return pounds >= 0 && parsePounds(pounds) !== null ? pounds : Number.NaN
}

/** Reads a number of units from 0 to `max`, written in the same way; null when it is invalid. */
export function readUnits(typed: string, max: number): number | null {
  const units = readTypedNumber(typed)
  return units !== null && Number.isInteger(units) && units >= 0 && units <= max ? units : null
}
