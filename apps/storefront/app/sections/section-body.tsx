import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { Alert } from '../ui/notices/alert.tsx'
import { RefreshCover } from './refresh-cover.tsx'
import type { Section } from './section.ts'
import { useFailureWords } from './section-trouble.tsx'
import { sectionMessages } from './sections.late.messages.ts'

type Properties = { section: Section<unknown>; onRetry: () => void; children: ReactNode }

/** What was read, covered while it is read again (rule M-05), and with a word when that failed. */
export function SectionBody({ section, onRetry, children }: Properties) {
  const t = useMessages(sectionMessages)
  const reason = useFailureWords(section.failure)
  const isBusy = section.status === 'loading'
  return (
    <div aria-busy={isBusy} className="relative">
      {section.status === 'error' && (
        <Alert tone="warning" icon={<TriangleAlert />} className="mb-4">
          <div role="alert" className="flex grow flex-wrap items-center justify-between gap-2">
            {t.notFresh({ reason })}
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
