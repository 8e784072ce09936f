import type { StaffPin, StaffRedirect } from '@shop/contract/staff'
import { CreateButton, FunctionField, List, SearchInput, TopToolbar } from 'react-admin'
import { useCan } from '../../auth/staff-member.tsx'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import type { Elements } from '../../ui/elements.ts'
import { EditLink } from '../../ui/fields/record-links.tsx'
import { CountField, MomentField } from '../../ui/fields/value-fields.tsx'
import { EmptyList } from '../../ui/lists/empty-list.tsx'
import { RecordTable } from '../../ui/lists/record-table.tsx'
import { pinsMessages } from './pins.messages.ts'
import { redirectsMessages } from './redirects.messages.ts'
import { SearchTabs } from './search-tabs.tsx'

/** Products that come first for some searches. */
export function PinList() {
  const t = useMessages(pinsMessages)
  const language = useLanguage()
  return (
    <RuleList part="pins" placeholder={t.q} none={t.none}>
      <FunctionField<StaffPin> source="product" render={({ product_name }) => <bdi>{product_name[language]}</bdi>} />
      <CountField source="place" sortable />
    </RuleList>
  )
}

/** Pages of the shop that some searches lead to. */
export function RedirectList() {
  const t = useMessages(redirectsMessages)
  return (
    <RuleList part="redirects" placeholder={t.q} none={t.none}>
      <FunctionField<StaffRedirect> source="path" render={({ path }) => <bdi dir="ltr">{path}</bdi>} />
    </RuleList>
  )
}

type Properties = {
  part: 'pins' | 'redirects'
  placeholder: string
  /** The text of an empty list. */
  none: string
  /** The columns between the queries and the time of the last change. */
  children: Elements
}

/** A list of what staff decided for some queries. */
function RuleList({ part, placeholder, none, children }: Properties) {
  const canWrite = useCan('catalogue.write')
  return (
    <>
      <SearchTabs part={part} />
      <List
        filters={[<SearchInput key="q" source="q" alwaysOn placeholder={placeholder} sx={{ minInlineSize: 240 }} />]}
        actions={<TopToolbar>{canWrite && <CreateButton />}</TopToolbar>}
        sort={{ field: 'query', order: 'ASC' }}
        perPage={50}
        empty={<EmptyList text={none} />}
      >
        <RecordTable title="queries" rowClick={canWrite ? 'edit' : false}>
          <FunctionField<StaffPin | StaffRedirect>
            source="queries"
            sortBy="query"
            render={({ id, queries }) => (
              <EditLink id={id} canWrite={canWrite}>
                {queries.join(' · ')}
              </EditLink>
            )}
          />
          {children}
          <MomentField source="updated_at" sortable />
        </RecordTable>
      </List>
    </>
  )
}
