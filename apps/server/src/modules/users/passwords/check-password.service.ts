import type { PhoneNumber } from '@shop/contract'
import { AppError } from '../../../errors.ts'
import type { AccountDeps } from '../users.deps.ts'
import { accountLimits } from '../users.limits.ts'
import type { UserRow } from '../users.repository.ts'
import { isEasyToGuess } from './password.rules.ts'

/**
 * Checks a new password. The contract has checked its length.
 *
 * @param fields the names of its fields in the request, for the error
 * @throws AppError `passwords_differ`, `password_too_weak`
 */
export function checkNewPassword(
  given: { password: string; confirmation: string; phone: PhoneNumber },
  fields: { password: string; confirmation: string },
): void {
  if (given.password !== given.confirmation) throw new AppError('passwords_differ', { fields: [fields.confirmation] })
  if (isEasyToGuess(given.password, given.phone)) throw new AppError('password_too_weak', { fields: [fields.password] })
}

/**
 * Checks the current password of a signed-in user before a sensitive change.
 *
 * @param field the name of its field in the request, for the error
 * @throws AppError `old_password_wrong`, `too_many_requests`
 */
export async function checkOwnPassword(
  { limits, hasher }: Pick<AccountDeps, 'limits' | 'hasher'>,
  user: Pick<UserRow, 'id' | 'passwordHash'>,
  password: string,
  field: string,
): Promise<void> {
  await limits.take(accountLimits.changePassword(user.id))
  if (!(await hasher.verify(user.passwordHash, password))) throw new AppError('old_password_wrong', { fields: [field] })
}
