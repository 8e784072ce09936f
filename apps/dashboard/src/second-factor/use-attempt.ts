import { ApiError } from '@shop/contract'
import { useState } from 'react'
import { useMessages } from '../i18n/language.tsx'
import { secondFactorMessages } from './second-factor.messages.ts'

/** Makes one call at a time, and keeps what the shop says against it. It needs nothing of react-admin around it. */
export function useAttempt() {
  const t = useMessages(secondFactorMessages)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function attempt(work: () => Promise<void>): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      await work()
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : t.failed)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, failure, setFailure, attempt }
}
