import { randomInt, timingSafeEqual } from 'node:crypto'
import { hashWithKey } from '../../../secrets.ts'

/** What a code confirms; it confirms nothing else. */
export type CodePurpose = 'registration' | 'login' | 'reset' | 'second_factor' | 'order_link'

export const codeMinutes = 5
export const maxCodeTries = 5

/** Makes a code of six random digits. */
export function makeCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** Hashes a code with the shop's key: without the key, a million codes are quickly tried. */
export function hashCode(key: Uint8Array, verificationId: string, code: string): string {
  return hashWithKey(key, `${verificationId} ${code}`)
}

/** Compares two hashes in constant time. */
export function isSameHash(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
