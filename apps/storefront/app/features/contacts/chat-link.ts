import { parsePhoneNumber } from '@shop/contract'

/**
 * The address that opens WhatsApp with a message already written (rule F-05).
 *
 * @returns null for a number that WhatsApp cannot reach: a hotline, a landline or none
 */
export function chatLink(phone: string | null, message: string): string | null {
  const number = phone && parsePhoneNumber(phone)
  return number ? `https://wa.me/${number.slice(1)}?text=${encodeURIComponent(message)}` : null
}
