import { randomInt } from 'node:crypto'

const codesOfAPerson = 10
const groups = 4

/**
 * Codes for the day on which the phone is lost: sixteen random digits each (53 bits), so that they are typed on any keyboard, of any
 * language, into the field of the app's codes.
 */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: codesOfAPerson }, () =>
    Array.from({ length: groups }, () => String(randomInt(10_000)).padStart(4, '0')).join('-'),
  )
}

/** A code without the signs between its groups: what is hashed, and how the contract hands over what was typed. */
export function plainDigitsOf(code: string): string {
  return code.replaceAll('-', '')
}

/** Whether somebody has typed a recovery code, and no code of an app. */
export function isRecoveryCode(typed: string): boolean {
  return typed.length === groups * 4
}
