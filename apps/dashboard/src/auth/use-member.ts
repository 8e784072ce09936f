import { ApiError } from '@shop/contract'
import type { StaffMember } from '@shop/contract/staff'
import { useCallback, useEffect, useState } from 'react'
import { staffApi } from '../data/api.ts'
import { subscribeSecondFactorDemand, useAuth } from '../data/session.ts'

export type MemberState =
  | { kind: 'checking' }
  | { kind: 'guest' }
  | { kind: 'member'; member: StaffMember }
  /** Staff whose phone must be verified first. */
  | { kind: 'unverified'; phone: string; isInactive: boolean }
  /** Signed in, but not staff. */
  | { kind: 'stranger' }
  | { kind: 'unreachable' }

/** Asks the server for the signed-in staff member and their permissions: at first, for another account, and on retry. */
export function useMember(): { state: MemberState; retry: () => void } {
  const { user } = useAuth()
  const [state, setState] = useState<MemberState>({ kind: 'checking' })
  const phone = user?.phone ?? null

  const check = useCallback(() => {
    let isCurrent = true
    setState({ kind: 'checking' })
    if (phone !== null) void ask(phone).then((next) => isCurrent && setState(next))
    return () => {
      isCurrent = false
    }
  }, [phone])
  useEffect(check, [check])
  useEffect(() => subscribeSecondFactorDemand(check), [check])

  return { state: phone === null ? { kind: 'guest' } : state, retry: check }
}

async function ask(phone: string): Promise<MemberState> {
  try {
    return { kind: 'member', member: await staffApi.staff.getMe() }
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'unreachable' }
    if (error.status === 401) return { kind: 'guest' }
    const { code } = error.answer
    const isInactive = code === 'account_inactive'
    if (code === 'verification_required' || isInactive) return { kind: 'unverified', phone, isInactive }
    return error.status === 403 ? { kind: 'stranger' } : { kind: 'unreachable' }
  }
}
