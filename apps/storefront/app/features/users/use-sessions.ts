import { useCallback, useEffect, useState } from 'react'
import { browserApi, type ShopClient } from '../../api.ts'

/** A device on which the user is signed in. */
export type Session = Awaited<ReturnType<ShopClient['users']['listSessions']>>[number]

/** The devices, as far as they are known; `isFailed` when the last call for them got no answer. */
export type Sessions = {
  list: readonly Session[] | null
  isFailed: boolean
  reload: () => void
  /** @throws ApiError and ConnectionError as the call does */
  revoke: (id: string) => Promise<void>
}

/** Reads the devices on which the user is signed in, and signs them out. */
export function useSessions(): Sessions {
  const [list, setList] = useState<readonly Session[] | null>(null)
  const [isFailed, setFailed] = useState(false)
  const [round, setRound] = useState(0)

  useEffect(() => {
    const leaving = new AbortController()
    const isCurrent = round >= 0 && !leaving.signal.aborted
    if (!isCurrent) return
    browserApi.users.listSessions({}, { signal: leaving.signal }).then(
      (answer) => {
        if (leaving.signal.aborted) return
        setList(answer)
        setFailed(false)
      },
      () => !leaving.signal.aborted && setFailed(true),
    )
    return () => leaving.abort()
  }, [round])

  const reload = useCallback(() => setRound((count) => count + 1), [])
  const revoke = useCallback(async (id: string) => {
    await browserApi.users.revokeSession({ params: { id } })
    setList((known) => known?.filter((session) => session.id !== id) ?? null)
  }, [])
  return { list, isFailed, reload, revoke }
}
