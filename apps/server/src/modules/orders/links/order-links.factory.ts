import { deriveLinkKeys, makeLinkToken, readLinkToken } from './order-link.rules.ts'
import type { OrderLinkSettings } from './order-links.settings.ts'

type LinkedRow = { number: number; createdAt: Date }

/** Writes and reads the signed links of orders. */
export type OrderLinks = {
  makeToken(order: LinkedRow): string
  /** The whole address, for a message. */
  write(order: LinkedRow): string
  /** The address as staff see it: without the token, because who has the token may confirm and cancel. */
  writeMasked(): string
  /** @returns the number of the order; null for a token that is altered, expired or no token */
  read(token: string, now: Date): number | null
}

/** @param readOrigin the address of the shop's pages */
export function openOrderLinks(settings: OrderLinkSettings, readOrigin: () => string): OrderLinks {
  const keys = deriveLinkKeys(settings)
  const writeAddress = (token: string) => `${new URL(readOrigin()).origin}/o/${token}`
  return {
    makeToken: (order) => makeLinkToken(keys, order),
    write: (order) => writeAddress(makeLinkToken(keys, order)),
    writeMasked: () => writeAddress('…'),
    read: (token, now) => readLinkToken(keys, token, now),
  }
}
