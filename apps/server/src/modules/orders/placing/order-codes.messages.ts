import type { Language, Localized } from '@shop/contract'

/** One SMS holds 160 characters of English and 70 of Arabic. */
const text: Localized = {
  en: '{shop}: {code} confirms your order. It is valid for {minutes} minutes. Did you not order? Ignore this message.',
  ar: '{shop}: كود تأكيد طلبك {code} صالح {minutes} دقائق. لا تشاركه مع أحد.',
}

export function writeOrderCode(language: Language, values: { shop: string; code: string; minutes: number }): string {
  return text[language]
    .replace('{shop}', values.shop)
    .replace('{code}', values.code)
    .replace('{minutes}', String(values.minutes))
}
