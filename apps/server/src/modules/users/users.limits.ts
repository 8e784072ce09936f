import type { PhoneNumber, UserId } from '@shop/contract'
import type { Limit } from '../../http/guard/rate-limits.ts'

const minute = 60
const hour = 60 * minute

/** What a call is counted by. Mobile networks share one address among many people, so addresses have higher limits. */
type Subject = { phone: PhoneNumber; address: string }

/** Rate limits of the calls of accounts. */
export const accountLimits = {
  register: ({ phone, address }: Subject): Limit[] => [
    { name: 'register phone and address', subject: `${phone} ${address}`, max: 5, seconds: hour },
    { name: 'register address', subject: address, max: 30, seconds: hour },
  ],
  /** Devices that have never logged in to the account, by address. */
  logInFrom: ({ phone, address }: Subject): Limit[] => [
    ...loginsFrom({ phone, address }),
    { name: 'log in address', subject: address, max: 100, seconds: 15 * minute },
  ],
  /** All codes of the shop together, because each message costs money. */
  allCodes: (max: number): Limit[] => [{ name: 'code shop', subject: '', max, seconds: hour }],
  /** By address only, so that strangers cannot lock out the owner of a phone. */
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
 * Limits the codes that strangers have sent to a phone, for any purpose. One address gets three of the five messages of an hour, so
 * that a single stranger leaves two for the owner.
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

/** Limits the password guesses of all unknown devices together for one account. */
export function guessesAt(phone: PhoneNumber): Limit[] {
  return [{ name: 'log in phone', subject: phone, max: 30, seconds: hour }]
}

/**
 * Wrong codes of one phone in a day, from all addresses. Above the limit a code has a single try (`checkCode`), because five codes
 * an hour with ten tries each would allow 1,200 guesses a day.
 */
export function wrongCodesOf(phone: PhoneNumber): Limit {
  return { name: 'wrong code phone', subject: phone, max: 30, seconds: 24 * hour }
}

/** Logins from a device that has logged in to the account before. Guesses of strangers do not count here. */
export function loginsOfDevice(phone: PhoneNumber, device: string): Limit[] {
  const subject = `${phone} ${device}`
  return [
    { name: 'log in device', subject, max: 10, seconds: 15 * minute },
    { name: 'log in device', subject, max: 30, seconds: hour },
  ]
}

/** Codes for a known device or after the right password. Requests of strangers do not count here. */
export function ownMessages(subject: string): Limit[] {
  return [
    { name: 'own code', subject, max: 1, seconds: minute },
    { name: 'own code', subject, max: 5, seconds: hour },
  ]
}
