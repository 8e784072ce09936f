import type { Language, Localized } from '@shop/contract'
import { type CodePurpose, codeMinutes } from './one-time-code.ts'

/** What is sent with a code. An SMS holds 160 characters of English and 70 of Arabic: one part, one price. */
const texts: Record<CodePurpose, Localized> = {
  verify: {
    en: '{shop}: {code} is your verification code. It is valid for {minutes} minutes. Do not share it with anyone.',
    ar: '{shop}: كود التحقق {code} صالح {minutes} دقائق. لا تشاركه مع أحد.',
  },
  reset: {
    en: '{shop}: {code} is your code to set a new password. It is valid for {minutes} minutes. Do not share it with anyone.',
    ar: '{shop}: كود تغيير كلمة المرور {code} صالح {minutes} دقائق. لا تشاركه مع أحد.',
  },
}

const longest: Record<Language, number> = { en: 160, ar: 70 }

/**
 * The text of a code's message. Where it still fits, a last line lets browsers of the shop's host fill the code in by themselves
 * (Web OTP: `@host #code`).
 */
export function writeCodeText(
  purpose: CodePurpose,
  language: Language,
  { shop, code, host }: { shop: string; code: string; host: string | null },
): string {
  const values: Record<string, string> = { shop, code, minutes: String(codeMinutes) }
  const text = texts[purpose][language].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  const bound = host === null ? text : `${text}\n@${host} #${code}`
  return bound.length <= longest[language] ? bound : text
}
