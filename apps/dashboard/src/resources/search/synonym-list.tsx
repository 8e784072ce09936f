import type { StaffSynonym } from '@shop/contract/staff'
import { CreateButton, FunctionField, List, NullableBooleanInput, SearchInput, TopToolbar } from 'react-admin'
import { useCan } from '../../auth/staff-member.tsx'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { CommaSeparated } from '../../ui/fields/bidi-texts.tsx'
import { EditLink } from '../../ui/fields/record-links.tsx'
import { StatusChip } from '../../ui/fields/status-chip.tsx'
import { MomentField } from '../../ui/fields/value-fields.tsx'
import { EmptyList } from '../../ui/lists/empty-list.tsx'
import { RecordTable } from '../../ui/lists/record-table.tsx'
import { useProductTypes } from '../shared/use-product-types.ts'
import { SearchTabs } from './search-tabs.tsx'
import { synonymsMessages } from './synonyms.messages.ts'

/** Groups of words that mean one thing to a shopper. */
export function SynonymList() {
  const t = useMessages(synonymsMessages)
  const canWrite = useCan('catalogue.write')
  const filters = [
    <SearchInput key="q" source="q" alwaysOn placeholder={t.q} sx={{ minInlineSize: 240 }} />,
    <NullableBooleanInput key="is_appliance" source="is_appliance" alwaysOn sx={{ minInlineSize: 180 }} />,
  ]
  return (
    <>
      <SearchTabs part="synonyms" />
      <List
        filters={filters}
        actions={<TopToolbar>{canWrite && <CreateButton />}</TopToolbar>}
        sort={{ field: 'name', order: 'ASC' }}
        perPage={50}
        empty={<EmptyList text={t.none} />}
      >
        <RecordTable title="name" rowClick={canWrite ? 'edit' : false}>
          <FunctionField<StaffSynonym>
            source="name"
            sortable
            render={({ id, english, arabic, franco }) => (
              <EditLink id={id} canWrite={canWrite}>
                {[...english, ...arabic, ...franco][0] ?? ''}
              </EditLink>
            )}
          />
          <FunctionField<StaffSynonym>
            source="arabic"
            render={({ arabic }) => <bdi>{arabic.slice(0, 4).join('، ')}</bdi>}
          />
          <FunctionField<StaffSynonym>
            source="franco"
            render={({ franco }) => <bdi>{franco.slice(0, 4).join(', ')}</bdi>}
          />
          <FunctionField<StaffSynonym> source="types" render={(group) => <Types {...group} />} />
          <MomentField source="updated_at" sortable />
        </RecordTable>
      </List>
    </>
  )
}

/** Null for words that are no appliance: the cards of a phone leave out empty fields. */
function Types({ is_appliance, types }: StaffSynonym) {
  const t = useMessages(synonymsMessages)
  const language = useLanguage()
  const known = useProductTypes()
  if (!is_appliance) return null
  if (types.length === 0) return <StatusChip tone="waiting">{t.notSold}</StatusChip>
  return <CommaSeparated texts={types.map((type) => known.find(({ key }) => key === type)?.name[language] ?? type)} />
}
