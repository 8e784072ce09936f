import { toAsciiDigits } from '../values/digits.ts'

/**
 * Reads a one-time code as people type it, paste it with its message, or as clients keep it: a number has lost its leading zeros.
 *
 * @returns its six digits; null for anything else
 */
export function parseOneTimeCode(typed: string | number): string | null {
  if (typeof typed === 'number')
    return Number.isInteger(typed) && typed >= 0 && typed < 1_000_000 ? String(typed).padStart(6, '0') : null
  const groups = toAsciiDigits(typed.normalize('NFKC')).match(/\d+/g) ?? []
  const [whole, ...others] = new Set(groups.filter((group) => group.length === 6))
  const code = whole !== undefined && others.length === 0 ? whole : groups.join('')
  return /^\d{6}$/.test(code) ? code : null
}

/**
 * Reads what comes besides the password, as people type and paste it: the six digits of an authenticator app, or the sixteen of a
 * recovery code.
 *
 * @returns the digits, or null for what is neither
 */
export function parseSecondFactor(typed: string | number): string | null {
  const code = parseOneTimeCode(typed)
  if (code !== null || typeof typed === 'number') return code
  const digits = toAsciiDigits(typed.normalize('NFKC')).replace(/\D/g, '')
  return /^\d{16}$/.test(digits) ? digits : null
}
