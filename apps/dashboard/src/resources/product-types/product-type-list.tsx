import type { StaffCategory, StaffProductType } from '@shop/contract/staff'
import {
  CreateButton,
  FunctionField,
  List,
  ReferenceField,
  ReferenceInput,
  SearchInput,
  SelectInput,
  TopToolbar,
} from 'react-admin'
import { useCan } from '../../auth/staff-member.tsx'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { TitleLink } from '../../ui/fields/record-links.tsx'
import { CountField, MomentField } from '../../ui/fields/value-fields.tsx'
import { EmptyList } from '../../ui/lists/empty-list.tsx'
import { RecordTable } from '../../ui/lists/record-table.tsx'
import { productTypesMessages } from './product-types.messages.ts'

/** All types of appliance, in their order. */
export function ProductTypeList() {
  const t = useMessages(productTypesMessages)
  const language = useLanguage()
  const canWrite = useCan('catalogue.write')
  const filters = [
    <SearchInput key="q" source="q" alwaysOn placeholder={t.q} sx={{ minInlineSize: 240 }} />,
    <ReferenceInput key="category" source="category" reference="categories" perPage={200} alwaysOn>
      <SelectInput
        label={t.category}
        optionText={(category: StaffCategory) => category.name[language]}
        sx={{ minInlineSize: 200 }}
      />
    </ReferenceInput>,
  ]
  return (
    <List
      filters={filters}
      actions={<TopToolbar>{canWrite && <CreateButton />}</TopToolbar>}
      sort={{ field: 'place', order: 'ASC' }}
      perPage={100}
      empty={<EmptyList text={t.none} />}
    >
      <RecordTable title="name" rowClick={canWrite ? 'edit' : false}>
        <TitleLink source="name" canWrite={canWrite} sortable />
        <FunctionField<StaffProductType> source="key" sortable render={({ key }) => <bdi dir="ltr">{key}</bdi>} />
        <ReferenceField source="category" reference="categories" link={false} />
        <CountField source="products_count" sortable />
        <CountField source="facts_count" sortable />
        <MomentField source="updated_at" sortable />
      </RecordTable>
    </List>
  )
}
