import { dropDust } from '@shop/contract'

/**
 * Parses an amount of the API, in EGP. In texts only digits, dot and minus count; invalid and negative amounts are 0
 * (rule P-04).
 */
export function toAmount(raw: unknown): number {
  const text = typeof raw === 'string' ? raw.replace(/[^\d.-]/g, '') : ''
  const amount = typeof raw === 'number' ? raw : text === '' ? 0 : Number(text)
  return Number.isFinite(amount) ? Math.max(0, dropDust(amount)) : 0
}

/** The address of a picture; a relative one belongs to the shop's own host (rule G-08); null without one. */
export function toOwnAddress(raw: unknown): string | null {
  if (typeof raw !== 'string' || raw.trim() === '') return null
  const address = raw.trim()
  return /^(https?:|data:image\/|\/)/i.test(address) ? address : `/${address.replace(/^(\.\/)+/, '')}`
}
