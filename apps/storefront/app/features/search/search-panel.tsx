import type { MouseEvent } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SearchOption, type SearchOptions, SearchOptionsContext } from './search-option.tsx'
import { searchPanelMessages } from './search-panel.late.messages.ts'
import { StartOptions } from './start-options.tsx'
import { SuggestionOptions } from './suggestion-options.tsx'
import { rememberSearch } from './use-recent-searches.ts'
import { type Suggested, useSuggestions } from './use-suggestions.ts'

export { rememberSearch }

type Properties = Omit<Asked, 'listId'> & { options: SearchOptions; isTyped: boolean }

/** What the box offers: recent and popular searches before a text is typed, then suggestions for it (rules P-05, P-06). */
export function SearchPanel({ options, isTyped, ...asked }: Properties) {
  const t = useMessages(searchPanelMessages)
  return (
    <SearchOptionsContext value={options}>
      <section
        aria-label={isTyped ? t.results : t.start}
        // The box keeps the focus, so that a phone keeps its keys up.
        onMouseDown={keepFocus}
        className="overflow-y-auto overscroll-contain max-md:mt-2 max-md:grow md:absolute md:inset-x-0 md:top-full md:z-20 md:mt-2 md:max-h-[min(75dvh,44rem)] md:animate-appear md:rounded-card md:border md:border-line md:bg-card md:p-3 md:shadow-raised lg:min-w-120"
      >
        {isTyped ? <Typed {...asked} listId={options.listId} /> : <StartOptions />}
      </section>
    </SearchOptionsContext>
  )
}

function keepFocus(event: MouseEvent) {
  event.preventDefault()
}

type Asked = {
  query: string
  isFinished: boolean
  /** Whether the shop has any. */
  hasProducts: boolean
  listId: string
}

function Typed({ query, isFinished, hasProducts, listId }: Asked) {
  const t = useMessages(searchPanelMessages)
  const suggested = useSuggestions(query, isFinished)
  const isDone = suggested.status === 'done'
  return (
    <>
      <p role="status" className="px-2 pb-2 text-muted text-sm">
        <Summary suggested={suggested} />
      </p>
      {suggested.status === 'loading' && <LoadingRows />}
      <div id={listId} role="listbox" aria-label={t.suggestions} aria-busy={suggested.status === 'loading'}>
        {isDone && <SuggestionOptions suggested={suggested} />}
        {isDone && suggested.count > 0 && (
          <SearchOption
            name="all"
            to={paths.products({ search: query })}
            onChoose={() => rememberSearch(query)}
            className="mt-2 flex min-h-11 items-center justify-center font-semibold text-nile"
          >
            {t.viewAll}
          </SearchOption>
        )}
      </div>
      {isDone && suggested.count === 0 && <p className="px-2 pb-2">{hasProducts ? t.nothingHint : t.noProducts}</p>}
    </>
  )
}

function Summary({ suggested }: { suggested: Suggested }) {
  const t = useMessages(searchPanelMessages)
  if (suggested.status === 'loading') return <span>{t.searching}</span>
  if (suggested.status === 'failed') return <span>{t.failed}</span>
  const { count, notice, query } = suggested
  const found = count > 0 ? t.found({ count }) : t.nothing({ query })
  if (notice === null) return <span>{found}</span>
  return (
    <>
      <span className="block font-semibold text-ink">{notice}</span>
      {count > 0 && <span>{found}</span>}
    </>
  )
}

function LoadingRows() {
  return (
    <div className="grid gap-2 px-2">
      <Skeleton className="h-11" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  )
}
