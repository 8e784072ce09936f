import { z } from 'zod'
import { readBy } from '../fields.ts'
import { textLimits } from '../text-limits.ts'
import { readTypedCode } from '../values/digits.ts'

/**
 * Reads the serial number of a unit as it is scanned or typed: letters are big, digits are Latin, and blanks around it do not count.
 *
 * @returns null for anything but 4 to 40 letters, digits and the marks . / _ : + -
 */
export function parseSerialNumber(typed: string): string | null {
  const serial = readTypedCode(typed).toUpperCase()
  return /^[A-Z0-9][A-Z0-9./_:+-]{3,39}$/.test(serial) ? serial : null
}

export const serialNumberField = z
  .string()
  .max(textLimits.serial_number.max)
  .transform(readBy(parseSerialNumber, 'serial_number'))
