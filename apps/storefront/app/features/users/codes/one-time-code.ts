import { parseOneTimeCode, toAsciiDigits } from '@shop/contract'

/** The number of digits of a code (rule A-07). */
const codeLength = 6

/** The maximum number of wrong tries; then a new code is needed. */
export const maxTries = 5

/** Seconds for which a code is valid when the server does not say. */
const usualValidity = 300

/** The code in typed or pasted text, else its digits, of any script, at most six (rule A-07). */
export function cleanCode(typed: string): string {
  return parseOneTimeCode(typed) ?? toAsciiDigits(typed).replace(/\D/g, '').slice(0, codeLength)
}

export function isWholeCode(code: string): boolean {
  return new RegExp(`^\\d{${codeLength}}$`).test(code)
}

/**
 * When a new code expires. It is a moment, not a counter: the countdown stays right after sleep or a reload.
 *
 * @param expiresInMinutes from the server's answer, if given
 * @param now in milliseconds, like the result
 */
export function toDeadline(expiresInMinutes: number | undefined, now: number): number {
  const isKnown = expiresInMinutes !== undefined && expiresInMinutes > 0
  return now + (isKnown ? expiresInMinutes * 60 : usualValidity) * 1000
}

/** Whole seconds until a moment, never below 0; both in milliseconds. */
export function secondsUntil(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000))
}

/** Formats seconds as minutes and seconds: `4:05`. */
export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
