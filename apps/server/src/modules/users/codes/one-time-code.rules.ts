import { randomInt, timingSafeEqual } from 'node:crypto'
import { hashWithKey } from '../../../secrets.ts'

/** What a code finishes. It finishes nothing else. */
export type CodePurpose = 'registration' | 'login' | 'reset' | 'second_factor'

/** A code lives five minutes and takes five tries. */
export const codeMinutes = 5
export const maxCodeTries = 5

/** Six digits, each as likely as any other. */
export function makeCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** What is stored of a code. A million codes are quickly tried, so it takes the shop's key to compare. */
export function hashCode(key: Uint8Array, verificationId: string, code: string): string {
  return hashWithKey(key, `${verificationId} ${code}`)
}

/** Compares two hashes in constant time. */
export function isSameHash(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
