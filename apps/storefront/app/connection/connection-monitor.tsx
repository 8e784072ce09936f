import { ConnectionNotice } from './connection-notice.tsx'
import { useNewestCode } from './use-newest-code.ts'
import { useServiceWorker } from './use-service-worker.ts'

/** What goes on behind every page once it has loaded: keeps what is seen, watches the connection, and follows new builds. */
export function ConnectionMonitor() {
  useServiceWorker()
  useNewestCode()
  return <ConnectionNotice />
}
