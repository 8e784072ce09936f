import type { Db } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { getAccountTerms } from '../../settings/index.ts'
import type { UserRow } from '../users.repository.ts'

/** @throws AppError `account_inactive` with the state of the account */
export function checkIsActive(user: UserRow): void {
  if (user.isActive) return
  const { phone, isPhoneVerified: is_phone_verified } = user
  const state = { verification_required: false, phone, account_status: 'inactive', is_active: false } as const
  throw new AppError('account_inactive', { extra: { ...state, is_phone_verified } })
}

/** Tells whether an account must verify its phone before use. */
export async function mustVerifyPhone(db: Db, user: UserRow): Promise<boolean> {
  if (user.isPhoneVerified) return false
  return (await getAccountTerms(db, 'en')).isVerificationRequired
}

/** @param rest the token of the verification that completes the login, and whether the account exists already */
export function needsVerification(phone: string, rest: { is_active: boolean; verification_token: string }): AppError {
  const state = { verification_required: true, phone, account_status: 'pending_verification' } as const
  return new AppError('verification_required', { extra: { ...state, is_phone_verified: false, ...rest } })
}
