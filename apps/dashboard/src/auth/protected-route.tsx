import type { StaffMember } from '@shop/contract/staff'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useMessages } from '../i18n/language.tsx'
import { authMessages } from './auth.messages.ts'
import { Checking } from './checking.tsx'
import { leaveToVerification } from './leave-to-verification.ts'
import { NotStaff } from './not-staff.tsx'
import type { Origin } from './origin.ts'
import { type MemberState, useMember } from './use-member.ts'

/**
 * Lets staff through (rule A-13): a spinner while the shop is asked, /login for a guest with the place they came from,
 * /verify-phone for an unverified or inactive account, and the second factor first for who must set one up.
 */
export function ProtectedRoute({ children }: { children: (member: StaffMember) => ReactNode }) {
  const { pathname, search } = useLocation()
  const { state, retry } = useMember()

  if (state.kind === 'guest') {
    const origin: Origin = { nextPathname: pathname, nextSearch: search }
    return <Navigate to="/login" state={origin} replace />
  }
  if (state.kind === 'member' && state.member.must_set_up_second_factor) return <LateSetUp onDone={retry} />
  if (state.kind === 'member') return children(state.member)
  if (state.kind === 'stranger') return <NotStaff />
  if (state.kind === 'unverified') return <ToVerification state={state} next={`${pathname}${search}`} />
  return <Checking retry={state.kind === 'unreachable' ? retry : null} />
}

const MustSetUp = lazy(async () => ({ default: (await import('../second-factor/must-set-up.tsx')).MustSetUp }))

function LateSetUp({ onDone }: { onDone: () => void }) {
  return (
    <Suspense fallback={<Checking retry={null} />}>
      <MustSetUp onDone={onDone} />
    </Suspense>
  )
}

type Properties = { state: Extract<MemberState, { kind: 'unverified' }>; next: string }

function ToVerification({ state: { phone, isInactive }, next }: Properties) {
  const t = useMessages(authMessages)
  const message = isInactive ? t.inactive : t.verifyPhone
  useEffect(() => leaveToVerification({ phone, message, next }), [phone, message, next])
  return <Checking retry={null} />
}
