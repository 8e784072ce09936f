import { Clock, TrendingUp, X } from 'lucide-react'
import { useContext } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import type { Elements } from '../../ui/elements.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { SearchGroup, SearchOption, SearchOptionsContext } from './search-option.tsx'
import { searchPanelMessages } from './search-panel.late.messages.ts'
import { forgetAllSearches, forgetSearch, rememberSearch, useRecentSearches } from './use-recent-searches.ts'
import { usePopularSearches } from './use-suggestions.ts'

/** What the box offers before a text is typed. The buttons lie over the list, because an option holds no other control. */
export function StartOptions() {
  const t = useMessages(searchPanelMessages)
  const { listId } = useContext(SearchOptionsContext)
  const recent = useRecentSearches()
  const popular = usePopularSearches()
  return (
    <div className="relative">
      <div id={listId} role="listbox" aria-label={t.suggestions}>
        {recent.length > 0 && (
          <SearchGroup name="recent" heading={t.recent}>
            {recent.map((query) => (
              <QueryOption key={query} name={`recent-${query}`} query={query} icon={<Clock />} className="me-12" />
            ))}
          </SearchGroup>
        )}
        {popular.length > 0 && (
          <SearchGroup name="popular" heading={t.popular}>
            {popular.map((query) => (
              <QueryOption key={query} name={`popular-${query}`} query={query} icon={<TrendingUp />} />
            ))}
          </SearchGroup>
        )}
      </div>
      {recent.length > 0 && <RecentButtons recent={recent} />}
    </div>
  )
}

/** A text to search for, on one line. */
export function QueryOption({
  name,
  query,
  icon,
  className = '',
}: {
  name: string
  query: string
  icon: Elements
  className?: string
}) {
  return (
    <SearchOption
      name={name}
      to={paths.products({ search: query })}
      onChoose={() => rememberSearch(query)}
      className={`flex h-11 items-center gap-3 px-2 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-muted ${className}`}
    >
      {icon}
      <bdi className="truncate">{query}</bdi>
    </SearchOption>
  )
}

/** One for each row of the recent searches, and one for all. */
function RecentButtons({ recent }: { recent: readonly string[] }) {
  const t = useMessages(searchPanelMessages)
  const { focusBox } = useContext(SearchOptionsContext)
  function forget(query: string) {
    focusBox()
    forgetSearch(query)
  }
  function forgetAll() {
    focusBox()
    forgetAllSearches()
  }
  return (
    <>
      <button
        type="button"
        onClick={forgetAll}
        className="absolute end-0 top-0 min-h-11 px-2 font-semibold text-nile text-sm hover:underline"
      >
        {t.clearRecent}
      </button>
      <ul className="absolute end-0 top-11">
        {recent.map((query) => (
          <li key={query}>
            <IconButton
              label={t.removeRecent({ query })}
              icon={<X aria-hidden="true" className="size-4" />}
              onClick={() => forget(query)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
