import { useEffect, useReducer } from 'react'
import { useRevalidator } from 'react-router'
import type { PageMessage, ReachMessage } from '../../service-worker/messages.ts'
import { changeConnection, pauseBeforeTry } from './connection-state.ts'
import { backEvent, lostEvent } from './reach-events.ts'

/** Milliseconds for which the notice of the return stands. */
const joy = 4_000
const testTimeout = 10_000

/**
 * Watches whether the shop answers: by the browser's network, by what the service worker and our calls meet, and while it does not,
 * by asking. What is shown is read anew when it is back.
 */
export function useConnection() {
  const [connection, note] = useReducer(changeConnection, 'connected')
  const { revalidate } = useRevalidator()

  useEffect(() => watch(note), [])

  useEffect(() => {
    if (connection === 'disconnected') return askUntilBack(() => note('reached'))
    if (connection === 'connected') return
    window.dispatchEvent(new Event(backEvent))
    void revalidate()
    const timer = setTimeout(() => note('settled'), joy)
    return () => clearTimeout(timer)
  }, [connection, revalidate])

  return connection
}

function watch(note: (finding: 'reached' | 'lost') => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const lose = () => note('lost')
  if (!navigator.onLine) lose()
  window.addEventListener('offline', lose, { signal })
  window.addEventListener(lostEvent, lose, { signal })
  // There is no worker without https, nor in private windows of some browsers.
  const { serviceWorker } = navigator
  serviceWorker?.addEventListener(
    'message',
    ({ data }: MessageEvent<ReachMessage>) => note(data.isReached ? 'reached' : 'lost'),
    { signal },
  )
  serviceWorker?.startMessages()
  serviceWorker?.controller?.postMessage({ kind: 'ask-reach' } satisfies PageMessage)
  return () => listening.abort()
}

/** Asks by the smallest call there is, at once when the browser has a network again. */
function askUntilBack(tellBack: () => void): () => void {
  const asking = new AbortController()
  let tries = 0
  let timer: ReturnType<typeof setTimeout>
  const ask = async () => {
    clearTimeout(timer)
    const signal = AbortSignal.any([asking.signal, AbortSignal.timeout(testTimeout)])
    const answer = await fetch('/healthz', { cache: 'no-store', signal }).catch(() => null)
    if (asking.signal.aborted) return
    if (answer?.ok) return tellBack()
    timer = setTimeout(ask, pauseBeforeTry(tries++))
  }
  timer = setTimeout(ask, pauseBeforeTry(tries))
  window.addEventListener('online', ask, { signal: asking.signal })
  return () => {
    asking.abort()
    clearTimeout(timer)
  }
}
