import type { Brand } from './brand.ts'
import { toAsciiDigits } from './digits.ts'
import { removeMarks } from './trim-text.ts'

/** An Egyptian mobile number in E.164: `+20` and ten digits that begin with 10, 11, 12 or 15. */
export type PhoneNumber = Brand<string, 'PhoneNumber'>

/**
 * Reads a mobile number as people type or paste it: `010…`, `+20 10…`, `0020…`, "+2 010…", spaces, dashes,
 * Arabic-Indic digits, hidden direction marks.
 *
 * @returns null for anything that is not an Egyptian mobile number (landlines, hotlines, other countries)
 */
export function parsePhoneNumber(typed: string): PhoneNumber | null {
  const national = readPhoneDigits(typed).replace(/^00/, '').replace(/^20/, '').replace(/^0+/, '')
  return /^1[0125]\d{8}$/.test(national) ? (`+20${national}` as PhoneNumber) : null
}

/**
 * Reads a phone of the shop itself, in the forms that `parsePhoneNumber` takes: a mobile, a landline with its area, or a
 * hotline of four or five digits.
 *
 * @returns a mobile in E.164, the others as they are dialled in Egypt (`0223456789`, `19319`); null for anything else
 */
export function parseShopPhone(typed: string): string | null {
  const digits = readPhoneDigits(typed)
  const hotline = /^(?:(?:00)?20(?=1\d{4}$))?(\d{4,5})$/.exec(digits)?.[1]
  const landline = /^(?:(?:00)?200?|0)([1-9]\d{7,8})$/.exec(digits)?.[1]
  return hotline ?? (landline ? `0${landline}` : parsePhoneNumber(typed))
}

/** The digits of a phone; none of a text with letters or markup, although its digits may be a phone. */
function readPhoneDigits(typed: string): string {
  if (typed.length > 40) return ''
  const ascii = toAsciiDigits(removeMarks(typed).normalize('NFKC'))
  return /[\p{L}\p{S}]/u.test(ascii.replace(/[+\u2212]/g, '')) ? '' : ascii.replace(/\D/g, '')
}

/** The number as Egyptians read it: `010 1234 5678`. Show it left to right, in Arabic too. */
export function formatPhoneNumber(phone: PhoneNumber): string {
  const national = `0${phone.slice(3)}`
  return `${national.slice(0, 3)} ${national.slice(3, 7)} ${national.slice(7)}`
}
