import { useMessages } from '../i18n/language.tsx'
import { analyticsMessages } from './analytics.late.messages.ts'

/** Lets a shopper decide anew, as easily as the first time (integrations, section 6.5); at the very end of the page. */
export function ConsentSettings({ onOpen }: { onOpen: () => void }) {
  const t = useMessages(analyticsMessages)
  return (
    <aside aria-label={t.consent} className="bg-night print:hidden">
      <div className="page">
        <button
          type="button"
          onClick={onOpen}
          className="min-h-11 text-on-night-muted text-sm underline-offset-4 hover:underline"
        >
          {t.decideAnew}
        </button>
      </div>
    </aside>
  )
}
