import type { IncomingMessage } from 'node:http'
import { defaultLanguage, findPreferredLanguage, isLanguage, type Language, readLanguageCookie } from '@shop/contract'

/** The language an API call wants: `?lang=`, else `Accept-Language`, else English. */
export function languageOfCall(request: IncomingMessage): Language {
  return languageInQuery(request.url) ?? findPreferredLanguage(request.headers['accept-language']) ?? defaultLanguage
}

/** The language of a page: as for a call, but the shopper's saved choice comes before the browser's language. */
export function languageOfPage(request: IncomingMessage): Language {
  return languageInQuery(request.url) ?? readLanguageCookie(request.headers.cookie) ?? languageOfCall(request)
}

function languageInQuery(url = ''): Language | null {
  const value = /[?&]lang=(\w+)/.exec(url)?.[1]
  return isLanguage(value) ? value : null
}
