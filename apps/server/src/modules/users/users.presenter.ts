import type { User } from '@shop/contract'
import type { SessionRow } from './sessions/sessions.repository.ts'
import type { UserRow } from './users.repository.ts'

export function presentUser(user: UserRow): User {
  return {
    id: user.id,
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    phone: user.phone,
    role: user.role,
    is_phone_verified: user.isPhoneVerified,
    is_active: user.isActive,
  }
}

/** @param currentId the session of whoever asks */
export function presentSession(session: SessionRow, currentId: string) {
  return {
    id: session.id,
    device: session.device,
    created_at: session.createdAt.toISOString(),
    last_used_at: session.lastUsedAt.toISOString(),
    is_current: session.id === currentId,
  }
}
