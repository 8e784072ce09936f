import type { Language, Localized } from '@shop/contract'

const text: Localized = {
  en: '{shop}: you are invited to join our team. Open this link within {hours} hours: {link}',
  ar: '{shop}: أنت مدعو للانضمام إلى فريقنا. افتح هذا الرابط خلال {hours} ساعة: {link}',
}

/** The message that carries the link of an invitation. */
export function writeInvitation(language: Language, values: { shop: string; hours: number; link: string }): string {
  const named: Record<string, string> = { ...values, hours: String(values.hours) }
  return text[language].replace(/\{(\w+)\}/g, (_, name: string) => named[name] ?? '')
}
