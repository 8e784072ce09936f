import { formatMoney } from '@shop/i18n'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { classes } from '../../../ui/classes.ts'
import { ordersMessages } from '../orders.late.messages.ts'

type Properties = {
  /** In EGP; null while it loads. */
  total: number | null
  /** How much is ordered, beside the heading. */
  note?: string | null
  /** Something in it needs an answer, such as a refused code. */
  isNeeded?: boolean
  children: ReactNode
}

/** What is ordered: beside the form, on a phone one line above it, which a press opens. */
export function FoldedSummary({ total, note = null, isNeeded = false, children }: Properties) {
  const t = useMessages(ordersMessages)
  const language = useLanguage()
  const headingId = useId()
  const contentId = useId()
  const [isOpened, setOpened] = useState(false)
  const isOpen = isOpened || isNeeded
  return (
    <section
      aria-labelledby={headingId}
      className="min-w-0 rounded-card border border-line bg-card px-4 shadow-card lg:sticky lg:top-28 lg:order-last lg:p-5"
    >
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <div className="wrap-break-word flex w-min min-w-0 grow flex-wrap items-baseline gap-x-2">
          <h2 id={headingId} className="text-sm lg:text-lg">
            {t.summary}
          </h2>
          {note && <p className="text-muted text-sm max-lg:hidden">{note}</p>}
          {total !== null && (
            <p className="font-bold tabular-nums lg:hidden">
              <bdi>{formatMoney(total, language)}</bdi>
            </p>
          )}
        </div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => setOpened(!isOpen)}
          className="inline-flex min-h-11 shrink-0 items-center gap-1 text-nile text-sm lg:hidden"
        >
          <span>{isOpen ? t.hideItems : t.showItems}</span>
          <ChevronDown
            aria-hidden="true"
            className={classes('size-4 shrink-0 transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </div>
      <div id={contentId} className={classes('grid gap-4 pt-2 pb-4 lg:pb-0', !isOpen && 'max-lg:hidden')}>
        {children}
      </div>
    </section>
  )
}
