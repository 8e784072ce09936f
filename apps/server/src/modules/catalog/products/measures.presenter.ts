import type { Dimensions, Language } from '@shop/contract'
import { formatQuantity, unitLabel } from '@shop/i18n'

/** Weight as text: kilograms from 1 kg up, grams below; null when unknown. */
export function formatWeight(grams: number | null, language: Language): string | null {
  if (grams === null) return null
  if (grams < 1000) return formatQuantity(grams, 'g', language)
  return formatQuantity(Math.round(grams / 10) / 100, 'kg', language)
}

/** Width × depth × height in centimetres. */
export function formatDimensions(size: Dimensions | null, language: Language): string | null {
  if (size === null) return null
  const centimetres = [size.width, size.depth, size.height].map((mm) => mm / 10).join(' × ')
  return `${centimetres} ${unitLabel('cm', language)}`
}
