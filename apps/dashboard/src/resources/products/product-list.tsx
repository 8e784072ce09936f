import type { StaffProductRow } from '@shop/contract/staff'
import { CreateButton, FilterButton, FunctionField, List, TextField, TopToolbar } from 'react-admin'
import { useCan } from '../../auth/staff-member.tsx'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { MomentField } from '../../ui/moment-field.tsx'
import { NothingYet } from '../../ui/nothing-yet.tsx'
import { RecordTable } from '../../ui/record-table.tsx'
import { TitleLink } from '../../ui/title-link.tsx'
import { ProductPrice, ProductStates, ProductThumbnail, StockCount } from './product-fields.tsx'
import { useProductFilters } from './product-filters.tsx'
import { productsMessages } from './products.messages.ts'
import { SelectPage, SelectProduct } from './select-products.tsx'
import { SelectionBar } from './selection-bar.tsx'

/** Every product, sold or not, to be found by SKU and name in either language. */
export function ProductList() {
  const t = useMessages(productsMessages)
  const language = useLanguage()
  const canWrite = useCan('catalogue.write')
  const actions = (
    <TopToolbar>
      <FilterButton />
      {canWrite && <CreateButton />}
    </TopToolbar>
  )
  return (
    <List
      filters={useProductFilters()}
      actions={actions}
      sort={{ field: 'place', order: 'ASC' }}
      perPage={50}
      empty={<NothingYet text={t.none} />}
    >
      <SelectionBar />
      <RecordTable title="name" rowClick={canWrite ? 'edit' : false}>
        {canWrite && (
          <FunctionField<StaffProductRow>
            label={<SelectPage />}
            sortable={false}
            render={(row) => <SelectProduct {...row} />}
          />
        )}
        <FunctionField<StaffProductRow>
          source="image"
          sortable={false}
          render={(row) => <ProductThumbnail {...row} />}
        />
        <TextField source="sku" sx={{ whiteSpace: 'nowrap' }} />
        <TitleLink source="name" canWrite={canWrite} sortable />
        <FunctionField<StaffProductRow>
          source="category"
          sortable={false}
          render={({ category }) => <bdi>{category.name[language]}</bdi>}
        />
        <FunctionField<StaffProductRow>
          source="price"
          label={t.priceWithCurrency}
          render={(row) => <ProductPrice {...row} />}
        />
        <FunctionField<StaffProductRow> source="stock" render={({ stock }) => <StockCount stock={stock} />} />
        <FunctionField<StaffProductRow> source="flags" sortable={false} render={(row) => <ProductStates {...row} />} />
        <MomentField source="updated_at" sortable />
      </RecordTable>
    </List>
  )
}
