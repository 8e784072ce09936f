import { readTypedDigits } from '../../values/digits.ts'

/** The highest number that a link can carry. */
const maxNumber = 2 ** 32 - 1

/** Reads the number of an order as people type it: `NW-100234`, `nw 100234`, `١٠٠٢٣٤`. @returns null for anything else */
export function parseOrderNumber(typed: string): number | null {
  const digits = /^(?:nw)?(\d{1,10})$/i.exec(readTypedDigits(typed))?.[1]
  const number = Number(digits ?? 0)
  return number > 0 && number <= maxNumber ? number : null
}
