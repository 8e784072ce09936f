import { CloudAlert, TriangleAlert, Unplug } from 'lucide-react'
import { useMessages } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import type { Elements } from '../ui/elements.ts'
import { Alert } from '../ui/notices/alert.tsx'
import { Notice } from '../ui/notices/notice.tsx'
import { RefreshCover } from './refresh-button.tsx'
import type { Failure, LiveConnection, Section } from './section.ts'
import { sectionMessages } from './sections.late.messages.ts'

type Properties = { section: Section<unknown>; onRetry: () => void; children: Elements }

/** The content of a section: covered while it is read again (rule M-05), with a note when that failed. */
export function SectionBody({ section, onRetry, children }: Properties) {
  const t = useMessages(sectionMessages)
  const reason = useFailureWords(section.failure)
  const isBusy = section.status === 'loading'
  return (
    <div aria-busy={isBusy} className="relative">
      {section.status === 'error' && (
        <Alert tone="warning" icon={<TriangleAlert />} className="mb-4">
          <div role="alert" className="flex grow flex-wrap items-center justify-between gap-2">
            <span>{t.notFresh({ reason })}</span>
            <Button size="small" onClick={onRetry}>
              {t.retry}
            </Button>
          </div>
        </Alert>
      )}
      {children}
      {isBusy && <RefreshCover />}
    </div>
  )
}

/** A shop that answers with errors gets another sentence than an unreachable one (rule M-15). */
const icons: Record<LiveConnection, typeof Unplug> = {
  unknown: CloudAlert,
  connected: CloudAlert,
  disconnected: Unplug,
}

type SectionTroubleProperties = { title: string; section: Section<unknown>; onRetry: () => void }

/** Replaces a section that could not be read: its name, the reason, and a retry. */
export function SectionTrouble({ title, section, onRetry }: SectionTroubleProperties) {
  const t = useMessages(sectionMessages)
  const reason = useFailureWords(section.failure)
  const Icon = icons[section.connection]
  return (
    <div role="alert" data-connection={section.connection} className="rounded-card border border-line bg-card">
      <Notice icon={<Icon />} heading={title} text={reason} level={2}>
        <Button look="lamp" onClick={onRetry}>
          {t.retry}
        </Button>
      </Notice>
    </div>
  )
}

/** The reason of a failure, in the language of the page. */
function useFailureWords(failure: Failure | null): string {
  const t = useMessages(sectionMessages)
  if (failure === null) return ''
  return failure.kind === 'refused' ? failure.message : t[failure.kind]
}
