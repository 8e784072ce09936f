import type { Brand } from './brand.ts'
import { toAsciiDigits } from './digits.ts'

/** An Egyptian mobile number in E.164: `+20` and ten digits that begin with 10, 11, 12 or 15. */
export type PhoneNumber = Brand<string, 'PhoneNumber'>

/**
 * Reads a mobile number as people type or paste it: `010…`, `+20 10…`, `0020…`, "+2 010…", spaces, dashes,
 * Arabic-Indic digits, hidden direction marks.
 *
 * @returns null for anything that is not an Egyptian mobile number (landlines, hotlines, other countries)
 */
export function parsePhoneNumber(typed: string): PhoneNumber | null {
  if (typed.length > 40) return null
  const ascii = toAsciiDigits(typed.normalize('NFKC'))
  // Letters and markup are no number, although their digits may be one.
  if (/[\p{L}\p{S}]/u.test(ascii.replaceAll('+', ''))) return null
  const digits = ascii.replace(/\D/g, '')
  const national = digits.replace(/^00/, '').replace(/^20/, '').replace(/^0+/, '')
  return /^1[0125]\d{8}$/.test(national) ? (`+20${national}` as PhoneNumber) : null
}

/** The number as Egyptians read it: `010 1234 5678`. Show it left to right, in Arabic too. */
export function formatPhoneNumber(phone: PhoneNumber): string {
  const national = `0${phone.slice(3)}`
  return `${national.slice(0, 3)} ${national.slice(3, 7)} ${national.slice(7)}`
}
