import { randomInt } from 'node:crypto'

const codesPerUser = 10
const groups = 4

/**
 * Makes codes for a user who loses the phone: sixteen random digits each (53 bits). Digits can be typed on any keyboard and into the
 * field of the app's codes.
 */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: codesPerUser }, () =>
    Array.from({ length: groups }, () => String(randomInt(10_000)).padStart(4, '0')).join('-'),
  )
}

/** Removes the dashes of a code. This form is hashed, and the contract delivers typed codes in it. */
export function plainDigitsOf(code: string): string {
  return code.replaceAll('-', '')
}

/** Tells a recovery code from a code of an app, by its length. */
export function isRecoveryCode(typed: string): boolean {
  return typed.length === groups * 4
}
