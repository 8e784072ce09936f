import { AppError } from '../../../errors.ts'
import type { AccountDeps } from '../users.deps.ts'
import { accountLimits } from '../users.limits.ts'
import type { UserRow } from '../users.repository.ts'

/**
 * Has somebody who is signed in show the password once more, before what keeps the account safe is changed.
 *
 * @param field what the payload calls it
 * @throws AppError `old_password_wrong`, `too_many_requests`
 */
export async function checkOwnPassword(
  { limits, hasher }: Pick<AccountDeps, 'limits' | 'hasher'>,
  user: Pick<UserRow, 'id' | 'passwordHash'>,
  password: string,
  field: string,
): Promise<void> {
  await limits.take(accountLimits.changePassword(user.id))
  if (!(await hasher.verify(user.passwordHash, password))) throw new AppError('old_password_wrong', {}, [field])
}
