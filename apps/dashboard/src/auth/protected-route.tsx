import { Button, Link, Paper, Stack, Typography } from '@mui/material'
import type { StaffMember } from '@shop/contract/staff'
import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useMessages } from '../i18n/language.tsx'
import { authMessages } from './auth.messages.ts'
import { logOut } from './log-in.ts'
import { leaveToVerification, type Origin } from './redirects.ts'
import { Checking, SignedOutPage } from './signed-out-page.tsx'
import { type MemberState, useMember } from './use-member.ts'

type Properties = {
  /** The page that sets up a second factor, for a member who must have one. */
  secondFactorSetUp: (onDone: () => void) => ReactNode
  /** The dashboard of the member. */
  children: (member: StaffMember) => ReactNode
}

/**
 * Lets staff through (rule A-13). It shows a spinner while the server is asked. Guests go to /login, unverified or inactive
 * accounts to /verify-phone. Members without a required second factor set it up first.
 */
export function ProtectedRoute({ secondFactorSetUp, children }: Properties) {
  const { pathname, search } = useLocation()
  const { state, retry } = useMember()

  if (state.kind === 'guest') {
    const origin: Origin = { nextPathname: pathname, nextSearch: search }
    return <Navigate to="/login" state={origin} replace />
  }
  if (state.kind === 'member' && state.member.must_set_up_second_factor) return secondFactorSetUp(retry)
  if (state.kind === 'member') return children(state.member)
  if (state.kind === 'stranger') return <NotStaff />
  if (state.kind === 'unverified') return <ToVerification state={state} next={`${pathname}${search}`} />
  return <Checking retry={state.kind === 'unreachable' ? retry : null} />
}

type ToVerificationProperties = { state: Extract<MemberState, { kind: 'unverified' }>; next: string }

function ToVerification({ state: { phone, isInactive }, next }: ToVerificationProperties) {
  const t = useMessages(authMessages)
  const message = isInactive ? t.inactive : t.verifyPhone
  useEffect(() => leaveToVerification({ phone, message, next }), [phone, message, next])
  return <Checking retry={null} />
}

/** Shown to a shopper who opens the dashboard. */
function NotStaff() {
  const t = useMessages(authMessages)
  return (
    <SignedOutPage>
      <Paper variant="outlined" sx={{ p: 4 }}>
        <Stack spacing={2}>
          <Typography component="h1" variant="h6">
            {t.notStaff}
          </Typography>
          <Typography>{t.notStaffText}</Typography>
          <Button variant="contained" onClick={() => void logOut()}>
            {t.otherAccount}
          </Button>
          <Link href="/" sx={{ textAlign: 'center' }}>
            {t.toShop}
          </Link>
        </Stack>
      </Paper>
    </SignedOutPage>
  )
}
