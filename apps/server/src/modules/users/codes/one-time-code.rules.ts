import { hashWithKey } from '../../../secrets.ts'

/** What a code confirms; it confirms nothing else. */
export type CodePurpose = 'registration' | 'login' | 'reset' | 'second_factor' | 'order_link'

export const codeMinutes = 5
export const maxCodeTries = 5

/** Hashes a code with the shop's key: without the key, a million codes are quickly tried. */
export function hashCode(key: Uint8Array, verificationId: string, code: string): string {
  return hashWithKey(key, `${verificationId} ${code}`)
}
