import { ApiError, type BrowserApp, ConnectionError } from '@shop/contract'

/** A page that fails again and again says so a few times. */
const maxReports = 5

/** What `crashReportLengths` of the contract allows; written out, so that its schemas stay out of the browser's program. */
const lengths = { name: 60, message: 500, stack: 4000, path: 200 }

/**
 * Sends uncaught errors of this page to the shop's log. React reports the errors that it catches by `reportError`.
 */
export function watchForCrashes(app: BrowserApp): void {
  const reported = new Set<string>()
  const report = (error: unknown) => {
    if (!isCrash(error) || reported.size >= maxReports || reported.has(error.message)) return
    reported.add(error.message)
    send(app, error)
  }
  window.addEventListener('error', ({ error }) => report(error))
  window.addEventListener('unhandledrejection', (event) => {
    // A newer navigation gave the read of a page up; the router's decoder handles that only before the first line has arrived.
    if (isAbort(event.reason)) event.preventDefault()
    else report(event.reason)
  })
}

/** A refused call, a lost connection and a cancelled call are no crash; what extensions of the browser do is not ours. */
function isCrash(error: unknown): error is Error {
  if (!(error instanceof Error) || error instanceof ApiError || error instanceof ConnectionError) return false
  return !isAbort(error) && (error.stack ?? '').includes(window.location.origin)
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}

function send(app: BrowserApp, { name, message, stack = '' }: Error): void {
  const body = {
    app,
    name: name.slice(0, lengths.name),
    message: message.slice(0, lengths.message),
    stack: stack.slice(0, lengths.stack),
    path: window.location.pathname.slice(0, lengths.path),
  }
  const headers = { 'content-type': 'application/json' }
  // A report is best effort: a lost one is not sent again.
  fetch('/api/crash-reports/', { method: 'POST', headers, body: JSON.stringify(body), keepalive: true }).catch(
    () => null,
  )
}
