import type { Words } from './words.ts'

/** Which way a language is read. */
export function directionOf({ language }: Words): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}
