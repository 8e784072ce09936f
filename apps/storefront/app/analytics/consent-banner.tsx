import { useId } from 'react'
import { Link } from 'react-router'
import { useMessages } from '../i18n/language.tsx'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { analyticsMessages } from './analytics.late.messages.ts'
import type { Consent } from './consent.ts'

/**
 * Asks for consent to analytics. Agreeing and refusing take one press each. At the end of the page it moves nothing.
 */
export function ConsentBanner({ onDecide }: { onDecide: (choice: Consent) => void }) {
  const t = useMessages(analyticsMessages)
  const headingId = useId()
  return (
    <section
      aria-labelledby={headingId}
      className="sticky bottom-0 z-40 border-line border-t bg-card text-ink shadow-raised print:hidden"
    >
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-3 py-3">
        <div className="min-w-0 grow basis-72 text-sm">
          <h2 id={headingId} className="text-sm">
            {t.consent}
          </h2>
          <p>
            <span>{t.question}</span>{' '}
            <Link to={paths.privacyPolicy()} className="text-nile underline">
              {t.privacy}
            </Link>
          </p>
        </div>
        <div className="flex gap-2">
          <Button size="small" onClick={() => onDecide('granted')}>
            {t.agree}
          </Button>
          <Button size="small" onClick={() => onDecide('denied')}>
            {t.refuse}
          </Button>
        </div>
      </div>
    </section>
  )
}

/** Opens the consent question again, at the very end of the page. */
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
