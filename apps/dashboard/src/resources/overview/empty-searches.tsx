import type { Overview } from '@shop/contract/staff'
import { formatDate, formatNumber } from '@shop/i18n'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PlainTable } from '../../ui/plain-table.tsx'
import { overviewMessages } from './overview.messages.ts'

/** What shoppers searched for and did not find. */
export function EmptySearches({ searches }: { searches: Overview['empty_searches'] }) {
  const t = useMessages(overviewMessages)
  const language = useLanguage()
  const rows = searches.map(({ query, count, last_day }) => ({
    key: query,
    cells: [
      <bdi key="query">{query}</bdi>,
      formatNumber(count, language),
      formatDate(`${last_day}T12:00:00Z`, language),
    ],
  }))
  return (
    <Panel title={t.emptySearches}>
      <PlainTable heads={[t.search, t.times, t.lastDay]} rows={rows} empty={t.noSearches} />
    </Panel>
  )
}
