import { toAsciiDigits } from '@shop/contract'

/** Parses pounds, in Western or Arabic digits; NaN for other input. */
export function readAmount(typed: string): number {
  const text = toAsciiDigits(typed).replace('٫', '.').trim()
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN
}

/** Reads a number of units from 0 to `max`; null when it is invalid. */
export function readUnits(typed: string, max: number): number | null {
  const digits = toAsciiDigits(typed).trim()
  return /^\d{1,6}$/.test(digits) && Number(digits) <= max ? Number(digits) : null
}
