import type { Words } from './words.ts'

/** The text direction of a language. */
export function directionOf(words: Words): 'ltr' | 'rtl' {
  return words.language === 'ar' ? 'rtl' : 'ltr'
}
