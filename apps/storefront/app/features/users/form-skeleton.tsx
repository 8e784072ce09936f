import { useMessages } from '../../i18n/language.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { uiMessages } from '../../ui/ui.messages.ts'

/** Holds the place of a form that only the browser can make. */
export function FormSkeleton() {
  const t = useMessages(uiMessages)
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{t.loading}</span>
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-13" />
    </div>
  )
}
