import type { Limit } from '../../../http/guard/rate-limits.ts'

/** Limits the links that open nothing, by address. Valid links are not counted: a mobile network shares one address among many people. */
export function badLinksFrom(address: string): Limit[] {
  return [{ name: 'bad order link', subject: address, max: 30, seconds: 15 * 60 }]
}
