import type { PhoneNumber, UserId } from '@shop/contract'
import type { Limit } from '../../http/guard/rate-limits.ts'

const minute = 60
const hour = 60 * minute

/** Whom a call counts for. Many customers of one mobile network share an address, so addresses are given more room than phones. */
type Subject = { phone: PhoneNumber; address: string }

/** How often an account's calls may be made. */
export const accountLimits = {
  register: ({ phone, address }: Subject): Limit[] => [
    { name: 'register phone and address', subject: `${phone} ${address}`, max: 5, seconds: hour },
    { name: 'register address', subject: address, max: 30, seconds: hour },
  ],
  /** Devices that never logged in to the account, by where they are. */
  logInFrom: ({ phone, address }: Subject): Limit[] => [
    ...loginsFrom({ phone, address }),
    { name: 'log in address', subject: address, max: 100, seconds: 15 * minute },
  ],
  /** All codes of the shop together: somebody who makes us send thousands makes us pay for them. */
  allCodes: (max: number): Limit[] => [{ name: 'code shop', subject: '', max, seconds: hour }],
  /** By address alone, so that nobody keeps the owner of a phone from typing a code. */
  checkCode: ({ address }: Subject): Limit[] => [
    { name: 'check code address', subject: address, max: 100, seconds: hour },
  ],
  refresh: (address: string): Limit[] => [
    { name: 'refresh address', subject: address, max: 600, seconds: 15 * minute },
  ],
  askStatus: (address: string): Limit[] => [
    { name: 'status address', subject: address, max: 120, seconds: 15 * minute },
  ],
  changePassword: (userId: UserId): Limit[] => [
    { name: 'change password user', subject: String(userId), max: 10, seconds: hour },
  ],
}

/**
 * How often somebody we do not know may have a code sent to a phone, for whatever it is. One network address gets three of the five
 * messages of an hour, so that a single stranger leaves the owner of the phone two.
 */
export function messageLimits({ phone, address }: Subject): Limit[] {
  return [
    { name: 'code phone', subject: phone, max: 1, seconds: minute },
    { name: 'code phone', subject: phone, max: 5, seconds: hour },
    { name: 'code phone and address', subject: `${phone} ${address}`, max: 3, seconds: hour },
    { name: 'code address', subject: address, max: 20, seconds: hour },
  ]
}

/** Logins to one account from one network address. */
export function loginsFrom({ phone, address }: Subject): Limit[] {
  return [{ name: 'log in phone and address', subject: `${phone} ${address}`, max: 10, seconds: 15 * minute }]
}

/** Passwords that all unknown devices together may guess for one account. */
export function guessesAt(phone: PhoneNumber): Limit[] {
  return [{ name: 'log in phone', subject: phone, max: 30, seconds: hour }]
}

/**
 * Wrong codes of one phone in a day, from all addresses. Beyond them nobody is refused, but a code has a single try (`checkCode`):
 * five codes an hour with ten tries each would be 1,200 guesses a day.
 */
export function wrongCodesOf(phone: PhoneNumber): Limit {
  return { name: 'wrong code phone', subject: phone, max: 30, seconds: 24 * hour }
}

/** Logins from a device that has logged in to the account before. No stranger's guess counts here. */
export function loginsOfDevice(phone: PhoneNumber, device: string): Limit[] {
  const subject = `${phone} ${device}`
  return [
    { name: 'log in device', subject, max: 10, seconds: 15 * minute },
    { name: 'log in device', subject, max: 30, seconds: hour },
  ]
}

/** Codes for who is known to the phone's account, by a device or the right password: strangers use none of these up. */
export function ownMessages(subject: string): Limit[] {
  return [
    { name: 'own code', subject, max: 1, seconds: minute },
    { name: 'own code', subject, max: 5, seconds: hour },
  ]
}
