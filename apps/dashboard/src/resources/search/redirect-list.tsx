import type { StaffRedirect } from '@shop/contract/staff'
import { CreateButton, FunctionField, List, SearchInput, TopToolbar } from 'react-admin'
import { useCan } from '../../auth/staff-member.tsx'
import { useMessages } from '../../i18n/language.tsx'
import { EditLink } from '../../ui/fields/record-links.tsx'
import { MomentField } from '../../ui/fields/value-fields.tsx'
import { EmptyList } from '../../ui/lists/empty-list.tsx'
import { RecordTable } from '../../ui/lists/record-table.tsx'
import { redirectsMessages } from './redirects.messages.ts'
import { SearchTabs } from './search-tabs.tsx'

/** Pages of the shop that some searches lead to. */
export function RedirectList() {
  const t = useMessages(redirectsMessages)
  const canWrite = useCan('catalogue.write')
  return (
    <>
      <SearchTabs part="redirects" />
      <List
        filters={[<SearchInput key="q" source="q" alwaysOn placeholder={t.q} sx={{ minInlineSize: 240 }} />]}
        actions={<TopToolbar>{canWrite && <CreateButton />}</TopToolbar>}
        sort={{ field: 'query', order: 'ASC' }}
        perPage={50}
        empty={<EmptyList text={t.none} />}
      >
        <RecordTable title="queries" rowClick={canWrite ? 'edit' : false}>
          <FunctionField<StaffRedirect>
            source="queries"
            sortBy="query"
            render={({ id, queries }) => (
              <EditLink id={id} canWrite={canWrite}>
                {queries.join(' · ')}
              </EditLink>
            )}
          />
          <FunctionField<StaffRedirect>
            source="path"
            sortable={false}
            render={({ path }) => <bdi dir="ltr">{path}</bdi>}
          />
          <MomentField source="updated_at" />
        </RecordTable>
      </List>
    </>
  )
}
