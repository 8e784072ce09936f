import type { Db } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import { getAccountTerms } from '../settings/index.ts'
import type { UserRow } from './users.repository.ts'

/** @throws AppError `account_inactive`, `verification_required` (both with the state of the account) */
export async function checkStanding(db: Db, user: UserRow): Promise<void> {
  if (!user.isActive) {
    const { phone, isPhoneVerified: is_phone_verified } = user
    const state = { verification_required: false, phone, account_status: 'inactive', is_active: false } as const
    throw new AppError('account_inactive', {}, [], { ...state, is_phone_verified })
  }
  if (user.isPhoneVerified) return
  const { isVerificationRequired } = await getAccountTerms(db, 'en')
  if (isVerificationRequired) throw needsVerification(user.phone, { is_active: true })
}

export function needsVerification(phone: string, rest: { is_active: boolean; registration_token?: string }): AppError {
  const state = { verification_required: true, phone, account_status: 'pending_verification' } as const
  return new AppError('verification_required', {}, [], { ...state, is_phone_verified: false, ...rest })
}
