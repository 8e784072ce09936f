import { beginVerification, openSessionStore, type PendingVerification, pendingVerification } from '@shop/session'
import { useState } from 'react'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import type { AccountWays, HandedPhone } from '../account-ways.ts'
import { FormSkeleton } from '../form-skeleton.tsx'
import { LogInFirst } from '../login/log-in-first.tsx'
import { VerifyForm } from './verify-form.tsx'

type Properties = { ways: AccountWays; handed: HandedPhone | null }

/**
 * The verification of a phone: the one that was handed over, or the one this tab waits for. Its code finishes one registration or login, so
 * without the token of either the way leads over the login.
 */
export function VerifyPanel(properties: Properties) {
  return useHydrated() ? <KnownVerification {...properties} /> : <FormSkeleton />
}

function KnownVerification({ ways, handed }: Properties) {
  const [pendings] = useState(() => pendingVerification(openSessionStore()))
  const [pending, setPending] = useState(() => findPending(pendings.recall(), handed))

  function save(next: PendingVerification): void {
    pendings.save(next)
    setPending(next)
  }

  if (pending?.verificationToken == null) return <LogInFirst message={pending?.message ?? null} ways={ways} />
  return <VerifyForm pending={pending} save={save} forget={pendings.forget} ways={ways} />
}

/** What is remembered of the handed phone goes with it: its password, and the code on its way. */
function findPending(known: PendingVerification | null, handed: HandedPhone | null): PendingVerification | null {
  if (!handed || known?.phone === handed.phone) return known
  return beginVerification(handed.phone, { message: handed.message })
}
