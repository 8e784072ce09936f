import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useMessages } from '../../i18n/language.tsx'
import { classes } from '../classes.ts'
import { uiMessages } from '../ui.messages.ts'

export type Crumb = { name: string; to?: string }

/** The breadcrumbs from the home page; the last one is the current page. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useMessages(uiMessages)
  return (
    <nav aria-label={t.breadcrumbs} className="text-muted text-sm">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {crumbs.map(({ name, to }, index) => (
          <li
            key={name}
            className={classes('flex min-w-0 items-center gap-x-1.5', !to && crumbs.length > 2 && 'max-sm:hidden')}
          >
            {index > 0 && <ChevronRight aria-hidden="true" className="mirror size-4 shrink-0" />}
            {to ? (
              <Link
                to={to}
                className="-mx-2 inline-flex min-h-11 items-center px-2 underline-offset-4 hover:text-nile hover:underline"
              >
                {name}
              </Link>
            ) : (
              <span aria-current="page" className="truncate">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
