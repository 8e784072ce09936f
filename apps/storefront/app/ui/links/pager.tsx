import { formatNumber } from '@shop/i18n'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { uiMessages } from '../ui.messages.ts'
import { pagesAround } from './pages-around.ts'

type Properties = { page: number; pageCount: number; pathOf: (page: number) => string }

/** Links to the other pages of a list; nothing when there is only one. */
export function Pager({ page, pageCount, pathOf }: Properties) {
  const t = useMessages(uiMessages)
  const language = useLanguage()
  if (pageCount <= 1) return null
  return (
    <nav aria-label={t.pages} className="mt-10 flex flex-wrap items-center justify-center gap-1.5">
      {page > 1 && (
        <PageLink to={pathOf(page - 1)} label={t.previousPage} rel="prev">
          <ChevronLeft aria-hidden="true" className="mirror" />
        </PageLink>
      )}
      {pagesAround(page, pageCount).map((number, index, all) =>
        number === null ? (
          <span key={`gap after ${all[index - 1]}`} aria-hidden="true" className="px-1 text-muted">
            …
          </span>
        ) : (
          <PageLink key={number} to={pathOf(number)} label={t.page({ number })} isCurrent={number === page}>
            {formatNumber(number, language)}
          </PageLink>
        ),
      )}
      {page < pageCount && (
        <PageLink to={pathOf(page + 1)} label={t.nextPage} rel="next">
          <ChevronRight aria-hidden="true" className="mirror" />
        </PageLink>
      )}
    </nav>
  )
}

type PageLinkProperties = { to: string; label: string; rel?: string; isCurrent?: boolean; children: ReactNode }

function PageLink({ to, label, rel, isCurrent = false, children }: PageLinkProperties) {
  return (
    <Link
      to={to}
      rel={rel}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      className="grid size-11 place-items-center rounded-control border border-line bg-card font-semibold tabular-nums transition-colors hover:border-nile hover:text-nile aria-[current=page]:border-nile aria-[current=page]:bg-nile aria-[current=page]:text-on-nile"
    >
      {children}
    </Link>
  )
}
