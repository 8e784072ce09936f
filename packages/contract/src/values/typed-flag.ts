import { toAsciiDigits } from './digits.ts'

const flags: Partial<Record<string, boolean>> = {
  yes: true,
  true: true,
  '1': true,
  نعم: true,
  no: false,
  false: false,
  '0': false,
  لا: false,
}

/** Reads yes or no as people and spreadsheets write it, in either language. @returns null when it is neither */
export function readTypedFlag(typed: string): boolean | null {
  return flags[toAsciiDigits(typed).toLowerCase()] ?? null
}
