import { CloudOff, Wifi } from 'lucide-react'
import { useMessages } from '../i18n/language.tsx'
import { useOnline } from '../ui/use-online.ts'
import { connectionMessages } from './connection.late.messages.ts'
import { useConnection } from './use-connection.ts'

/** Says when the shop is out of reach, and a moment long that it is back. It floats: nothing on the page moves. */
export function ConnectionNotice() {
  const t = useMessages(connectionMessages)
  const connection = useConnection()
  const hasNetwork = useOnline()
  return (
    <div
      role="status"
      data-connection={connection}
      className="pointer-events-none fixed start-4 end-20 bottom-4 z-40 flex justify-start"
    >
      {connection !== 'connected' && (
        <p className="pointer-events-auto flex max-w-md animate-appear items-center gap-3 rounded-control bg-night px-4 py-3 text-on-night text-sm shadow-raised">
          {connection === 'back' ? (
            <Wifi aria-hidden="true" className="size-5 shrink-0" />
          ) : (
            <CloudOff aria-hidden="true" className="size-5 shrink-0" />
          )}
          {connection === 'back' ? t.isBack : hasNetwork ? t.outOfReach : t.noNetwork}
        </p>
      )}
    </div>
  )
}
