import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { checkCode, type Fault } from '../account-checks.ts'
import { type Trouble, toTrouble } from '../trouble.ts'
import { cleanCode, isWholeCode, maxTries, secondsUntil, toDeadline } from './one-time-code.ts'

/** The stored data of the last sent code. */
export type SentCode = {
  /** When it expires, in milliseconds of the clock; null before the first is sent. */
  deadline: number | null
  wrongTries: number
}

type Properties = {
  sent: SentCode
  save: (sent: SentCode) => void
  send: () => Promise<{ expires_in_minutes?: number }>
  /** Throws when the code is wrong. */
  check: (code: string) => Promise<void>
}

type EntryState = {
  busy: 'sending' | 'checking' | null
  fault: Fault | null
  /** The step that failed, and the reason. */
  trouble: { with: 'sending' | 'checking'; trouble: Trouble } | null
  isJustSent: boolean
}

const calm: EntryState = { busy: null, fault: null, trouble: null, isJustSent: false }

/**
 * Sends a code, counts down while it is valid, and checks the typed one (rules ). A new one can be
 * requested after the countdown, which ends early when the shop takes no more tries.
 */
export function useCodeEntry({ sent, save, send, check }: Properties) {
  const [code, setCode] = useState('')
  const [state, setState] = useState(calm)
  const isBusy = useRef(false)
  const secondsLeft = useCountdown(sent.deadline)
  const isCounting = secondsLeft > 0

  async function run(busy: 'sending' | 'checking', work: () => Promise<void>): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setState({ ...calm, busy })
    await work().then(
      () => setState({ ...calm, isJustSent: busy === 'sending' }),
      (error: unknown) => setState({ ...calm, trouble: { with: busy, trouble: noteWrongTry(error) } }),
    )
    isBusy.current = false
  }

  function noteWrongTry(error: unknown): Trouble {
    const trouble = toTrouble(error)
    if (trouble.kind === 'refused' && trouble.code === 'otp_wrong') {
      const wrongTries = sent.wrongTries + 1
      save({ deadline: wrongTries < maxTries ? sent.deadline : Date.now(), wrongTries })
    }
    return trouble
  }

  const request = () =>
    run('sending', async () => {
      const { expires_in_minutes } = await send()
      setCode('')
      save({ deadline: toDeadline(expires_in_minutes, Date.now()), wrongTries: 0 })
    })

  const submit = (typed: string) => {
    const fault = checkCode(typed)
    return fault ? setState({ ...calm, fault }) : void run('checking', () => check(typed))
  }

  /** Enter submits a complete valid code, else it requests a new one if that is allowed. */
  function press(): void {
    if (isCounting) submit(code)
    else void request()
  }

  const latest = useRef(submit)
  useEffect(() => {
    latest.current = submit
  })
  const receive = useCallback((received: string) => {
    setCode(received)
    if (isWholeCode(received)) latest.current(received)
  }, [])
  useWebOtp(isCounting, receive)

  function type(typed: string): void {
    setCode(cleanCode(typed))
    if (state.fault) setState({ ...state, fault: null })
  }

  const isSpent = !isCounting && sent.wrongTries >= maxTries
  return { ...state, code, type, secondsLeft, isCounting, isSpent, isSent: sent.deadline !== null, request, press }
}

export type CodeEntry = ReturnType<typeof useCodeEntry>

/** The interval at which the clock is read, in milliseconds; short enough to skip no second. */
const tickInterval = 250

/**
 * Counts down to a moment. It reads the clock each time, so that it is right after a tab was suspended.
 *
 * @param deadline in milliseconds of the clock; null without a countdown
 * @returns whole seconds, 0 from the deadline on
 */
function useCountdown(deadline: number | null): number {
  const read = () => (deadline === null ? 0 : secondsUntil(deadline, Date.now()))
  const subscribe = useCallback(
    (tick: () => void) => {
      if (deadline === null || secondsUntil(deadline, Date.now()) === 0) return () => undefined
      const timer = setInterval(tick, tickInterval)
      document.addEventListener('visibilitychange', tick)
      return () => {
        clearInterval(timer)
        document.removeEventListener('visibilitychange', tick)
      }
    },
    [deadline],
  )
  return useSyncExternalStore(subscribe, read, () => 0)
}

/** The Web OTP API's addition to credential requests, which TypeScript's types lack. */
type OtpRequest = CredentialRequestOptions & { otp: { transport: readonly ['sms'] } }
type OtpCredential = Credential & { code?: unknown }

/** Reads the code from the text message, where the browser supports it and the shopper agrees. */
function useWebOtp(isAwaited: boolean, onCode: (code: string) => void): void {
  useEffect(() => {
    if (!isAwaited || !('OTPCredential' in window)) return
    const leaving = new AbortController()
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: leaving.signal }
    navigator.credentials.get(request).then(
      (credential: OtpCredential | null) => {
        const code = cleanCode(String(credential?.code ?? ''))
        if (isWholeCode(code)) onCode(code)
      },
      // The shopper refused, or left the page: the code is typed instead.
      () => undefined,
    )
    return () => leaving.abort()
  }, [isAwaited, onCode])
}
