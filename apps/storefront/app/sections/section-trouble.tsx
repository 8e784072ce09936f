import { CloudAlert, Unplug } from 'lucide-react'
import { useMessages } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notices/notice.tsx'
import type { Connection, Failure, Section } from './section.ts'
import { sectionMessages } from './sections.late.messages.ts'

/** A shop that is there but cannot answer is another matter than one that is out of reach (rule M-15). */
const icons: Record<Connection, typeof Unplug> = { unknown: CloudAlert, connected: CloudAlert, disconnected: Unplug }

type Properties = { title: string; section: Section<unknown>; onRetry: () => void }

/** Stands where a part of a page could not be read: what is missing, why, and a way to try again. */
export function SectionTrouble({ title, section, onRetry }: Properties) {
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

/** Why something could not be read, in the shopper's language. */
export function useFailureWords(failure: Failure | null): string {
  const t = useMessages(sectionMessages)
  if (failure === null) return ''
  return failure.kind === 'refused' ? failure.message : t[failure.kind]
}
