import type { Language } from '@shop/contract'

type Measures = { widthMm: number | null; heightMm: number | null; depthMm: number | null }

/** Weight in words: kilograms from 1 kg up, grams below; null when it is not known. */
export function formatWeight(grams: number | null, language: Language): string | null {
  if (grams === null) return null
  if (grams < 1000) return `${grams} ${language === 'ar' ? 'جم' : 'g'}`
  return `${Math.round(grams / 10) / 100} ${language === 'ar' ? 'كجم' : 'kg'}`
}

/** Width × depth × height in centimetres; null when one of them is not known. */
export function formatDimensions({ widthMm, heightMm, depthMm }: Measures, language: Language): string | null {
  if (widthMm === null || heightMm === null || depthMm === null) return null
  const centimetres = [widthMm, depthMm, heightMm].map((mm) => mm / 10).join(' × ')
  return `${centimetres} ${language === 'ar' ? 'سم' : 'cm'}`
}
