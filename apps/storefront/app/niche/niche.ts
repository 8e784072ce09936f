import { readTypedNumber } from '@shop/contract'

/** The free space for an appliance, in millimetres. */
export type Niche = { width: number; height: number; depth: number }

export const nicheSides = ['width', 'height', 'depth'] as const
export type NicheSide = (typeof nicheSides)[number]

/** The maximum length, in millimetres: more is a typing error. */
const maxLength = 9_999

/** Parses typed centimetres to millimetres; null for an invalid length. */
export function readCentimetres(typed: string): number | null {
  const mm = Math.round((readTypedNumber(typed) ?? 0) * 10)
  return isLength(mm) ? mm : null
}

/** Parses `WIDTHxHEIGHTxDEPTH` in millimetres, the format of addresses and of the API. */
export function parseNiche(text: string | null): Niche | null {
  const [width, height, depth] =
    /^(\d{1,4})x(\d{1,4})x(\d{1,4})$/
      .exec(text ?? '')
      ?.slice(1)
      .map(Number) ?? []
  if (width === undefined || height === undefined || depth === undefined) return null
  return [width, height, depth].every(isLength) ? { width, height, depth } : null
}

export function formatNiche({ width, height, depth }: Niche): string {
  return `${width}x${height}x${depth}`
}

function isLength(mm: number): boolean {
  return mm > 0 && mm <= maxLength
}
