import { readTypedDigits } from '../values/digits.ts'

/**
 * Reads what comes besides the password, as people type and paste it: the six digits of an authenticator app, or the sixteen of a
 * recovery code.
 *
 * @returns the digits, or null for what is neither
 */
export function parseSecondFactor(typed: string): string | null {
  const digits = readTypedDigits(typed)
  return /^(?:\d{6}|\d{16})$/.test(digits) ? digits : null
}
