import { Box } from '@mui/material'
import { factKinds } from '@shop/contract'
import type { StaffFact, StaffProductType } from '@shop/contract/staff'
import { unitLabel } from '@shop/i18n'
import { CreateButton, FunctionField, List, ReferenceInput, SearchInput, SelectInput, TopToolbar } from 'react-admin'
import { useCan } from '../../auth/staff-member.tsx'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { TitleLink } from '../../ui/fields/record-links.tsx'
import { StatusChip } from '../../ui/fields/status-chip.tsx'
import { CountField, MomentField } from '../../ui/fields/value-fields.tsx'
import { EmptyList } from '../../ui/lists/empty-list.tsx'
import { choiceFilter } from '../../ui/lists/list-filters.tsx'
import { RecordTable } from '../../ui/lists/record-table.tsx'
import { factsMessages } from './facts.messages.ts'

/** All facts, sorted by group and place. */
export function FactList() {
  const t = useMessages(factsMessages)
  const language = useLanguage()
  const canWrite = useCan('catalogue.write')
  return (
    <List
      filters={useFactFilters()}
      actions={<TopToolbar>{canWrite && <CreateButton />}</TopToolbar>}
      sort={{ field: 'place', order: 'ASC' }}
      perPage={100}
      empty={<EmptyList text={t.none} />}
    >
      <RecordTable title="name" rowClick={canWrite ? 'edit' : false}>
        <TitleLink source="name" canWrite={canWrite} sortable />
        <FunctionField<StaffFact> source="key" sortable render={({ key }) => <bdi dir="ltr">{key}</bdi>} />
        <FunctionField<StaffFact>
          source="kind"
          render={({ kind, unit }) => (
            <bdi>
              <span>{t[`kind_${kind}`]}</span>
              {unit && <span>{` (${unitLabel(unit, language)})`}</span>}
            </bdi>
          )}
        />
        <FunctionField<StaffFact> source="group" render={({ group }) => t[`group_${group}`]} />
        <FunctionField<StaffFact> source="shown_in" render={(fact) => <Places {...fact} />} />
        <CountField source="products_count" sortable />
        <MomentField source="updated_at" sortable />
      </RecordTable>
    </List>
  )
}

function useFactFilters() {
  const t = useMessages(factsMessages)
  const language = useLanguage()
  return [
    <SearchInput key="q" source="q" alwaysOn placeholder={t.q} sx={{ minInlineSize: 240 }} />,
    <ReferenceInput key="type" source="type" reference="product-types" perPage={200} alwaysOn>
      <SelectInput
        label={t.types}
        optionText={(type: StaffProductType) => type.name[language]}
        sx={{ minInlineSize: 200 }}
      />
    </ReferenceInput>,
    choiceFilter({ source: 'kind', ids: factKinds, nameOf: (kind) => t[`kind_${kind}`], isAlwaysOn: true }),
  ]
}

/** Null: the cards of a phone leave out empty fields. */
function Places({ shown_in }: Pick<StaffFact, 'shown_in'>) {
  const t = useMessages(factsMessages)
  if (shown_in.length === 0) return null
  return (
    <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
      {shown_in.map((place) => (
        <StatusChip key={place} tone="calm">
          {t[`shown_in_${place}`]}
        </StatusChip>
      ))}
    </Box>
  )
}
