import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey } from '../../../secrets.ts'

/** Keys of signed links. The first one signs; links of all of them are accepted. */
export type LinkKeys = readonly [current: Uint8Array, ...previous: Uint8Array[]]

/** Derives the keys from the secrets of the settings. */
export function deriveLinkKeys({ current, previous }: { current: string; previous: string | null }): LinkKeys {
  const older = previous === null ? [] : [deriveKey(previous, 'order links')]
  return [deriveKey(current, 'order links'), ...older]
}

const dayMs = 24 * 60 * 60_000
/** How many days a link is valid after its order was placed. */
const linkDays = 90

// 18 bytes are exactly 24 letters of base64url, so that no two tokens decode to the same bytes.
const numberBytes = 4
const dayBytes = 2
const signedBytes = numberBytes + dayBytes
/** 96 bits of HMAC-SHA256. */
const macBytes = 12

/**
 * Makes the token of an order's link: number, last day and signature. It is the same each time, so every message about an order has
 * the same link.
 *
 * @param order.number below 2^32
 */
export function makeLinkToken([key]: LinkKeys, order: { number: number; createdAt: Date }): string {
  const signed = Buffer.alloc(signedBytes)
  signed.writeUIntBE(order.number, 0, numberBytes)
  signed.writeUIntBE(linkEndOf(order.createdAt).getTime() / dayMs, numberBytes, dayBytes)
  return Buffer.concat([signed, sign(key, signed)]).toString('base64url')
}

/** When a link ends: at the first midnight in UTC after 90 days. */
export function linkEndOf(createdAt: Date): Date {
  return new Date((Math.ceil(createdAt.getTime() / dayMs) + linkDays) * dayMs)
}

/** Checks signature and expiry. @returns the number of the order; null for a token that is altered, expired or no token */
export function readLinkToken(keys: LinkKeys, token: string, now: Date): number | null {
  if (!/^[\w-]{24}$/.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  const [signed, mac] = [bytes.subarray(0, signedBytes), bytes.subarray(signedBytes)]
  const isSigned = keys.map((key) => timingSafeEqual(sign(key, signed), mac)).includes(true)
  const expiresAt = signed.readUIntBE(numberBytes, dayBytes) * dayMs
  return isSigned && now.getTime() < expiresAt ? signed.readUIntBE(0, numberBytes) : null
}

function sign(key: Uint8Array, signed: Uint8Array): Buffer {
  return createHmac('sha256', key).update(signed).digest().subarray(0, macBytes)
}
