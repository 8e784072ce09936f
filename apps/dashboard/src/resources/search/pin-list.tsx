import type { StaffPin } from '@shop/contract/staff'
import { CreateButton, FunctionField, List, SearchInput, TopToolbar } from 'react-admin'
import { useCan } from '../../auth/staff-member.tsx'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { EditLink } from '../../ui/fields/record-links.tsx'
import { CountField, MomentField } from '../../ui/fields/value-fields.tsx'
import { EmptyList } from '../../ui/lists/empty-list.tsx'
import { RecordTable } from '../../ui/lists/record-table.tsx'
import { pinsMessages } from './pins.messages.ts'
import { SearchTabs } from './search-tabs.tsx'

/** Products that come first for some searches. */
export function PinList() {
  const t = useMessages(pinsMessages)
  const language = useLanguage()
  const canWrite = useCan('catalogue.write')
  return (
    <>
      <SearchTabs part="pins" />
      <List
        filters={[<SearchInput key="q" source="q" alwaysOn placeholder={t.q} sx={{ minInlineSize: 240 }} />]}
        actions={<TopToolbar>{canWrite && <CreateButton />}</TopToolbar>}
        sort={{ field: 'query', order: 'ASC' }}
        perPage={50}
        empty={<EmptyList text={t.none} />}
      >
        <RecordTable title="queries" rowClick={canWrite ? 'edit' : false}>
          <FunctionField<StaffPin>
            source="queries"
            sortBy="query"
            render={({ id, queries }) => (
              <EditLink id={id} canWrite={canWrite}>
                {queries.join(' · ')}
              </EditLink>
            )}
          />
          <FunctionField<StaffPin>
            source="product"
            sortable={false}
            render={({ product_name }) => <bdi>{product_name[language]}</bdi>}
          />
          <CountField source="place" />
          <MomentField source="updated_at" />
        </RecordTable>
      </List>
    </>
  )
}
