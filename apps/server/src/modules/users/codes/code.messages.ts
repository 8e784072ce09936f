import type { Language, Localized } from '@shop/contract'
import { type CodePurpose, codeMinutes } from './one-time-code.rules.ts'

/** Texts of the messages with a code. Each fits one SMS (160 characters of English, 70 of Arabic), because each part costs. */
const texts: Record<CodePurpose, Localized> = {
  registration: {
    en: '{shop}: {code} is your code to open an account. It is valid for {minutes} minutes. Do not share it with anyone.',
    ar: '{shop}: كود إنشاء حسابك {code} صالح {minutes} دقائق. لا تشاركه مع أحد.',
  },
  login: {
    en: '{shop}: {code} is your code to log in. It is valid for {minutes} minutes. Do not share it with anyone.',
    ar: '{shop}: كود تسجيل الدخول {code} صالح {minutes} دقائق. لا تشاركه مع أحد.',
  },
  reset: {
    en: '{shop}: {code} is your code to set a new password. It is valid for {minutes} minutes. Do not share it with anyone.',
    ar: '{shop}: كود تغيير كلمة المرور {code} صالح {minutes} دقائق. لا تشاركه مع أحد.',
  },
  second_factor: {
    en: '{shop}: {code} is your code to set up two-step login. It is valid for {minutes} minutes. Do not share it with anyone.',
    ar: '{shop}: كود تفعيل التحقق بخطوتين {code} صالح {minutes} دقائق. لا تشاركه.',
  },
  order_link: {
    en: '{shop}: {code} is your code to open your order. It is valid for {minutes} minutes. Do not share it with anyone.',
    ar: '{shop}: كود فتح طلبك {code} صالح {minutes} دقائق. لا تشاركه مع أحد.',
  },
}

const noCode: Localized = {
  en: '{shop}: we sent no code. If you have an account, log in or choose "Forgot password". If not, please register again in an hour.',
  ar: '{shop}: لم نرسل كودًا. سجّل الدخول، أو أنشئ حسابك من جديد بعد ساعة.',
}

const max: Record<Language, number> = { en: 160, ar: 70 }

/**
 * Writes the message with a code. If it fits, a last line lets browsers fill in the code (Web OTP: `@host #code`).
 */
export function writeCodeText(
  purpose: CodePurpose,
  language: Language,
  { shop, code, host }: { shop: string; code: string; host: string | null },
): string {
  const text = fill(texts[purpose][language], { shop, code, minutes: String(codeMinutes) })
  const bound = host === null ? text : `${text}\n@${host} #${code}`
  return bound.length <= max[language] ? bound : text
}

/** Writes the message to a phone whose registration cannot be finished without its token. */
export function writeNoCodeText(language: Language, { shop }: { shop: string }): string {
  return fill(noCode[language], { shop })
}

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
