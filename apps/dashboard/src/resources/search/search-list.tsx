import { Button, Stack, Typography } from '@mui/material'
import { type CountedSearch, searchLists, searchPeriods } from '@shop/contract/staff'
import { formatDate } from '@shop/i18n'
import { FunctionField, List, required, SearchInput, SelectInput, useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { useCan } from '../../auth/staff-member.tsx'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { CountField } from '../../ui/fields/value-fields.tsx'
import { RecordTable } from '../../ui/lists/record-table.tsx'
import { columnOf, prefilledPath } from './prefill.ts'
import { SearchTabs } from './search-tabs.tsx'
import { searchesMessages } from './searches.messages.ts'

/** What shoppers searched for, with the ways to help whoever searches for it next. */
export function SearchList() {
  const canWrite = useCan('catalogue.write')
  const language = useLanguage()
  return (
    <>
      <SearchTabs part="searches" />
      <List
        filters={useSearchFilters()}
        filterDefaultValues={{ list: 'empty', days: '30' }}
        sort={{ field: 'count', order: 'DESC' }}
        perPage={50}
        actions={false}
      >
        <Hint />
        <RecordTable title="typed">
          <FunctionField<CountedSearch> source="typed" render={({ typed }) => <bdi>{typed}</bdi>} />
          <CountField source="count" sortable />
          <CountField source="empty" sortable />
          <CountField source="clicks" sortable />
          <FunctionField<CountedSearch>
            source="last_day"
            sortable
            render={({ last_day }) => formatDate(last_day, language)}
          />
          {canWrite && <FunctionField<CountedSearch> render={(search) => <Actions {...search} />} />}
        </RecordTable>
      </List>
    </>
  )
}

function useSearchFilters() {
  const t = useMessages(searchesMessages)
  const choose = { alwaysOn: true, validate: required(), translateChoice: false, sx: { minInlineSize: 180 } }
  return [
    <SearchInput key="q" source="q" alwaysOn placeholder={t.q} sx={{ minInlineSize: 200 }} />,
    <SelectInput
      {...choose}
      key="list"
      source="list"
      choices={searchLists.map((id) => ({ id, name: t[`list_${id}`] }))}
    />,
    <SelectInput
      {...choose}
      key="days"
      source="days"
      choices={searchPeriods.map((id) => ({ id, name: t[`days_${id}`] }))}
    />,
  ]
}

/** Says what the chosen list is good for. An empty list says itself that there is nothing. */
function Hint() {
  const t = useMessages(searchesMessages)
  const { filterValues, total } = useListContext()
  if (total === 0) return null
  const list = searchLists.find((name) => name === filterValues.list) ?? 'frequent'
  return (
    <Typography color="text.secondary" sx={{ p: 2, pb: 1 }}>
      {t[`hint_${list}`]}
    </Typography>
  )
}

function Actions({ typed }: CountedSearch) {
  const t = useMessages(searchesMessages)
  const links = [
    [t.makeSynonym, prefilledPath('synonyms/create', { [columnOf(typed)]: [typed] })],
    [t.pinProduct, prefilledPath('pins/create', { queries: [typed] })],
    [t.sendToPage, prefilledPath('redirects/create', { queries: [typed] })],
  ] as const
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {links.map(([text, to]) => (
        <Button key={text} component={Link} to={to} size="small">
          {text}
        </Button>
      ))}
    </Stack>
  )
}
