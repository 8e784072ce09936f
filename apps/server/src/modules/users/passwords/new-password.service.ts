import type { PhoneNumber } from '@shop/contract'
import { AppError } from '../../../errors.ts'
import { isEasyToGuess } from './password.rules.ts'

/**
 * Checks a password that is to be set. Its length has been checked by the contract.
 *
 * @param fields what the payload calls them
 * @throws AppError `passwords_differ`, `password_too_weak`
 */
export function checkNewPassword(
  given: { password: string; confirmation: string; phone: PhoneNumber },
  fields: { password: string; confirmation: string },
): void {
  if (given.password !== given.confirmation) throw new AppError('passwords_differ', {}, [fields.confirmation])
  if (isEasyToGuess(given.password, given.phone)) throw new AppError('password_too_weak', {}, [fields.password])
}
