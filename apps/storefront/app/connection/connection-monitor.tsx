import { withTimeLimit } from '@shop/contract'
import { CloudOff, Wifi } from 'lucide-react'
import { useEffect, useReducer } from 'react'
import { useRevalidator } from 'react-router'
import type { PageMessage, ReachMessage } from '../../service-worker/messages.ts'
import { useMessages } from '../i18n/language.tsx'
import { useOnline } from '../ui/hooks/use-online.ts'
import { useScrollCourse } from '../ui/hooks/use-scroll-course.ts'
import { connectionMessages } from './connection.late.messages.ts'
import { changeConnection, pauseBeforeTry } from './connection-state.ts'
import { backEvent, lostEvent } from './reach-events.ts'
import { useNewestCode, useServiceWorker } from './use-service-worker.ts'

/** Runs behind every loaded page: registers the service worker, watches connection and scrolling, and follows new builds. */
export function ConnectionMonitor() {
  useServiceWorker()
  useNewestCode()
  useScrollCourse()
  return <ConnectionNotice />
}

/** Says when the shop is unreachable, unless the page does, and briefly when it is back. It floats, so that the page does not move. */
function ConnectionNotice() {
  const t = useMessages(connectionMessages)
  const connection = useConnection()
  const hasNetwork = useOnline()
  return (
    <div
      role="status"
      data-connection={connection}
      className="pointer-events-none fixed start-4 end-20 bottom-[calc(1rem+var(--bottom-bar,0px))] z-40 flex justify-start max-sm:inset-x-0 max-sm:bottom-[var(--bottom-bar,0px)]"
    >
      {connection !== 'connected' && (
        <p className="pointer-events-auto flex max-w-md animate-appear items-center gap-3 rounded-control bg-night px-4 py-3 text-on-night text-sm shadow-raised max-sm:w-full max-sm:rounded-none max-sm:py-2 in-[:has(.says-offline)]:hidden">
          {connection === 'back' ? (
            <Wifi aria-hidden="true" className="size-5 shrink-0" />
          ) : (
            <CloudOff aria-hidden="true" className="size-5 shrink-0" />
          )}
          <span>{connection === 'back' ? t.isBack : hasNetwork ? t.outOfReach : t.noNetwork}</span>
        </p>
      )}
    </div>
  )
}

/** How long the notice of the return is shown, in milliseconds. */
const noticeTime = 4_000
const testTimeout = 10_000

/**
 * Watches whether the shop answers: network state, failed calls, the service worker, and retries. After an outage it
 * reads the page's data again.
 */
function useConnection() {
  const [connection, note] = useReducer(changeConnection, 'connected')
  const { revalidate } = useRevalidator()

  useEffect(() => watch(note), [])

  useEffect(() => {
    if (connection === 'disconnected') return askUntilBack(() => note('reached'))
    if (connection === 'connected') return
    window.dispatchEvent(new Event(backEvent))
    void revalidate()
    const timer = setTimeout(() => note('settled'), noticeTime)
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
  // Service workers need https; private windows of some browsers have none.
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

/** Retries the smallest call, at once when the browser has a network again. */
function askUntilBack(tellBack: () => void): () => void {
  const asking = new AbortController()
  let tries = 0
  let timer: ReturnType<typeof setTimeout>
  const ask = async () => {
    clearTimeout(timer)
    const answer = await withTimeLimit(testTimeout, asking.signal, (signal) =>
      fetch('/healthz', { cache: 'no-store', signal }),
    ).catch(() => null)
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
