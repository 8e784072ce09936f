import { useEffect } from 'react'
import { cleanCode, isWholeCode } from './one-time-code.ts'

/** What the Web OTP API adds to the credentials of a browser; TypeScript does not know it. */
type OtpRequest = CredentialRequestOptions & { otp: { transport: readonly ['sms'] } }
type OtpCredential = Credential & { code?: unknown }

/** Receives the code from the message itself, where a phone's browser can read it and its owner agrees. */
export function useWebOtp(isAwaited: boolean, onCode: (code: string) => void): void {
  useEffect(() => {
    if (!isAwaited || !('OTPCredential' in window)) return
    const leaving = new AbortController()
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: leaving.signal }
    navigator.credentials.get(request).then(
      (credential: OtpCredential | null) => {
        const code = cleanCode(String(credential?.code ?? ''))
        if (isWholeCode(code)) onCode(code)
      },
      // Nobody agreed, or the screen was left: the code is typed.
      () => undefined,
    )
    return () => leaving.abort()
  }, [isAwaited, onCode])
}
