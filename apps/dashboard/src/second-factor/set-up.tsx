import type { SecondFactorSecret } from '@shop/contract/staff'
import { useState } from 'react'
import { PasswordStep, type SentCode } from './password-step.tsx'
import { PhoneCodeStep } from './phone-code-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ScanStep } from './scan-step.tsx'

type Step =
  | { kind: 'password' }
  | { kind: 'phone_code'; sent: SentCode }
  | { kind: 'scan'; known: SecondFactorSecret }
  | { kind: 'codes'; codes: readonly string[] }

/** Takes somebody from the password and a code to their phone over the app's first code to the recovery codes. */
export function SetUp({ onDone }: { onDone: () => void }) {
  const [step, setStep] = useState<Step>({ kind: 'password' })
  if (step.kind === 'password') return <PasswordStep onDone={(sent) => setStep({ kind: 'phone_code', sent })} />
  if (step.kind === 'phone_code')
    return <PhoneCodeStep sent={step.sent} onDone={(known) => setStep({ kind: 'scan', known })} />
  if (step.kind === 'scan') return <ScanStep known={step.known} onDone={(codes) => setStep({ kind: 'codes', codes })} />
  return <RecoveryCodes codes={step.codes} onDone={onDone} />
}
