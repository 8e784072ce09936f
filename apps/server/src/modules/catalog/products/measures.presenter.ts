import type { Dimensions, Language } from '@shop/contract'

/** Weight in words: kilograms from 1 kg up, grams below; null when it is not known. */
export function formatWeight(grams: number | null, language: Language): string | null {
  if (grams === null) return null
  if (grams < 1000) return `${grams} ${language === 'ar' ? 'جم' : 'g'}`
  return `${Math.round(grams / 10) / 100} ${language === 'ar' ? 'كجم' : 'kg'}`
}

/** Width × depth × height in centimetres. */
export function formatDimensions(size: Dimensions | null, language: Language): string | null {
  if (size === null) return null
  const centimetres = [size.width, size.depth, size.height].map((mm) => mm / 10).join(' × ')
  return `${centimetres} ${language === 'ar' ? 'سم' : 'cm'}`
}
