import type { SecondFactorSecret } from '@shop/contract/staff'
import { useState } from 'react'
import { PasswordStep } from './password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ScanStep } from './scan-step.tsx'

type Step =
  | { kind: 'password' }
  | { kind: 'scan'; known: SecondFactorSecret }
  | { kind: 'codes'; codes: readonly string[] }

/** Takes somebody from the password over the app's first code to the recovery codes. */
export function SetUp({ onDone }: { onDone: () => void }) {
  const [step, setStep] = useState<Step>({ kind: 'password' })
  if (step.kind === 'password') return <PasswordStep onDone={(known) => setStep({ kind: 'scan', known })} />
  if (step.kind === 'scan') return <ScanStep known={step.known} onDone={(codes) => setStep({ kind: 'codes', codes })} />
  return <RecoveryCodes codes={step.codes} onDone={onDone} />
}
