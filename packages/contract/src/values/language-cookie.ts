import { isLanguage, type Language } from './language.ts'

const age = 365 * 24 * 60 * 60

/**
 * The cookie that lets the server render the next page in the language that was chosen, for `Set-Cookie` or `document.cookie`.
 *
 * @param isSecure whether the shop is reached through TLS: then no other host and no unencrypted connection can write this cookie. Without
 *   it, as on a developer's machine, browsers refuse such a cookie
 */
export function writeLanguageCookie(language: Language, isSecure: boolean): string {
  const name = isSecure ? '__Host-language' : 'language'
  return `${name}=${language}; Path=/; Max-Age=${age}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/** @param cookies the `Cookie` header or `document.cookie`. @returns null when they hold no language of ours */
export function readLanguageCookie(cookies = ''): Language | null {
  const safe = /(?:^|;\s*)__Host-language=(\w+)/.exec(cookies)
  const value = (safe ?? /(?:^|;\s*)language=(\w+)/.exec(cookies))?.[1]
  return isLanguage(value) ? value : null
}
