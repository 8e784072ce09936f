import { z } from 'zod'
import { toAsciiDigits } from '../values/digits.ts'

/**
 * Reads the serial number of a unit as it is scanned or typed: letters are big, digits are Latin, and blanks around it do not count.
 *
 * @returns null for anything but 4 to 40 letters, digits and the marks . / _ : + -
 */
export function parseSerialNumber(typed: string): string | null {
  const serial = toAsciiDigits(typed.normalize('NFKC')).trim().toUpperCase()
  return /^[A-Z0-9][A-Z0-9./_:+-]{3,39}$/.test(serial) ? serial : null
}

export const serialNumberField = z
  .string()
  .max(100)
  .transform((typed) => parseSerialNumber(typed) ?? '')
  .pipe(z.string().refine((serial) => serial !== '', { params: { reason: 'serial_number' } }))
