import type { Words } from './words.ts'

/** The text direction of a language. */
export function directionOf({ language }: Words): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}
