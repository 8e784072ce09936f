import { expect, test } from 'vitest'
import { readLanguageCookie, writeLanguageCookie } from './language-cookie.ts'

test('by TLS the cookie belongs to this host alone', () => {
  expect(writeLanguageCookie('ar', true)).toBe('__Host-language=ar; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
  expect(writeLanguageCookie('ar', false)).toBe('language=ar; Path=/; Max-Age=31536000; SameSite=Lax')
})

test.each([
  ['a=b; language=ar', 'ar'],
  ['__Host-language=ar', 'ar'],
  // Whoever could write the plain one does not outweigh the one that is safe.
  ['language=en; __Host-language=ar', 'ar'],
  ['language=fr', null],
  ['language-of=ar; xlanguage=ar', null],
  ['', null],
  [undefined, null],
])('of %s the language is %s', (cookies, language) => {
  expect(readLanguageCookie(cookies)).toBe(language)
})
