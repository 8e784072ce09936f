import { randomInt, timingSafeEqual } from 'node:crypto'
import type { PhoneNumber } from '@shop/contract'
import { hashWithKey } from '../../secrets.ts'

/** What a code is for: to prove a phone, or to set a new password. */
export type CodePurpose = 'verify' | 'reset'

/** A code lives five minutes and takes five tries. */
export const codeMinutes = 5
export const mostTries = 5

/** Six digits, each as likely as any other. */
export function makeCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** What is stored of a code. A million codes are quickly tried, so it takes the shop's key to compare. */
export function hashCode(key: Uint8Array, phone: PhoneNumber, purpose: CodePurpose, code: string): string {
  return hashWithKey(key, `${purpose} ${phone} ${code}`)
}

/** Compares two hashes in constant time. */
export function isSameHash(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
