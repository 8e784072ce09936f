import { type ContactInfo, formatPhoneNumber, parsePhoneNumber } from '@shop/contract'
import { isolate } from '@shop/i18n'

/**
 * The address that opens WhatsApp with a message already written (rule F-05).
 *
 * @returns null for a number that WhatsApp cannot reach: a hotline, a landline or none
 */
export function chatLink(phone: string | null, message: string): string | null {
  const number = phone && parsePhoneNumber(phone)
  return number ? `https://wa.me/${number.slice(1)}?text=${encodeURIComponent(message)}` : null
}

type AskTexts = { message: string; chat: string; call: (phone: string) => string }

/** How to ask the shop: by WhatsApp with a message already written, else by phone; null where it has neither. */
export function askLink(
  { sales_phone, hotline_number, main_phone }: ContactInfo,
  { message, chat, call }: AskTexts,
): { href: string; text: string } | null {
  const href = chatLink(sales_phone, message)
  if (href) return { href, text: chat }
  const phone = hotline_number ?? main_phone ?? sales_phone
  if (!phone) return null
  const mobile = parsePhoneNumber(phone)
  const shown = isolate(mobile ? formatPhoneNumber(mobile) : phone)
  return { href: `tel:${phone.replace(/[^+\d]/g, '')}`, text: call(shown) }
}
