import type { StaffPin, StaffRedirect } from '@shop/contract/staff'
import { CreateButton, FunctionField, List, SearchInput, TopToolbar } from 'react-admin'
import { useCan } from '../../auth/staff-member.tsx'
import type { Elements } from '../../ui/elements.ts'
import { EditLink } from '../../ui/fields/record-links.tsx'
import { MomentField } from '../../ui/fields/value-fields.tsx'
import { EmptyList } from '../../ui/lists/empty-list.tsx'
import { RecordTable } from '../../ui/lists/record-table.tsx'
import { SearchTabs } from './search-tabs.tsx'

type Properties = {
  part: 'pins' | 'redirects'
  placeholder: string
  /** The text of an empty list. */
  none: string
  /** The columns between the queries and the time of the last change. */
  children: Elements
}

/** A list of what staff decided for some queries. */
export function RuleList({ part, placeholder, none, children }: Properties) {
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
