import { Box } from '@mui/material'
import type { StaffCategory, StaffProductRow } from '@shop/contract/staff'
import { formatExactMoney } from '@shop/i18n'
import {
  CreateButton,
  FilterButton,
  FunctionField,
  List,
  NullableBooleanInput,
  ReferenceInput,
  SearchInput,
  SelectInput,
  TextField,
  TopToolbar,
} from 'react-admin'
import { useCan } from '../../auth/staff-member.tsx'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { colors } from '../../theme/colors.ts'
import { TitleLink } from '../../ui/fields/record-links.tsx'
import { StatusChip } from '../../ui/fields/status-chip.tsx'
import { Thumbnail } from '../../ui/fields/thumbnail.tsx'
import { MomentField } from '../../ui/fields/value-fields.tsx'
import { EmptyList } from '../../ui/lists/empty-list.tsx'
import { RecordTable } from '../../ui/lists/record-table.tsx'
import { SelectPage, SelectRow } from '../../ui/lists/row-selection.tsx'
import { StockCount } from '../shared/stock-count.tsx'
import { bulkEditMessages } from './bulk-edit/bulk-edit.messages.ts'
import { ProductSelectionBar } from './bulk-edit/selection-bar.tsx'
import { productsMessages } from './products.messages.ts'

/** All products, archived ones too, with a search by SKU or name in either language. */
export function ProductList() {
  const t = useMessages(productsMessages)
  const bulk = useMessages(bulkEditMessages)
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
      empty={<EmptyList text={t.none} />}
    >
      <ProductSelectionBar />
      <RecordTable title="name" rowClick={canWrite ? 'edit' : false}>
        {canWrite && (
          <FunctionField<StaffProductRow>
            label={<SelectPage label={bulk.selectPage} />}
            render={({ id, sku }) => <SelectRow id={id} label={bulk.select({ product: sku })} />}
          />
        )}
        <FunctionField<StaffProductRow> source="image" render={(row) => <Thumbnail {...row} />} />
        <TextField source="sku" sortable sx={{ whiteSpace: 'nowrap' }} />
        <TitleLink source="name" canWrite={canWrite} sortable />
        <FunctionField<StaffProductRow>
          source="category"
          render={({ category }) => <bdi>{category.name[language]}</bdi>}
        />
        <FunctionField<StaffProductRow>
          source="price"
          sortable
          label={t.priceWithCurrency}
          render={(row) => <ProductPrice {...row} />}
        />
        <FunctionField<StaffProductRow> source="stock" sortable render={({ stock }) => <StockCount stock={stock} />} />
        <FunctionField<StaffProductRow> source="flags" render={(row) => <ProductStates {...row} />} />
        <MomentField source="updated_at" sortable />
      </RecordTable>
    </List>
  )
}

const flags = ['in_stock', 'is_offer', 'is_best_seller', 'is_featured'] as const

function useProductFilters() {
  const t = useMessages(productsMessages)
  const language = useLanguage()
  return [
    <SearchInput key="q" source="q" alwaysOn placeholder={t.q} sx={{ minInlineSize: 240 }} />,
    <ReferenceInput key="category" source="category" reference="categories" perPage={200} alwaysOn>
      <SelectInput
        label={t.category}
        optionText={(category: StaffCategory) => category.name[language]}
        sx={{ minInlineSize: 180 }}
      />
    </ReferenceInput>,
    <NullableBooleanInput key="is_active" source="is_active" alwaysOn />,
    ...flags.map((source) => <NullableBooleanInput key={source} source={source} />),
  ]
}

/** The price, with the former price struck through. */
function ProductPrice({ price, original_price }: Pick<StaffProductRow, 'price' | 'original_price'>) {
  const language = useLanguage()
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <span>{formatExactMoney(price, language)}</span>{' '}
      {original_price !== null && <s style={{ color: colors.muted }}>{formatExactMoney(original_price, language)}</s>}
    </span>
  )
}

/** The labels of a product, and whether it is archived. */
function ProductStates({ is_active, is_offer, is_best_seller, is_featured }: StaffProductRow) {
  const t = useMessages(productsMessages)
  // Null: the cards of a phone leave out empty fields.
  if (is_active && !is_offer && !is_best_seller && !is_featured) return null
  return (
    <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
      {!is_active && <StatusChip tone="plain">{t.archived}</StatusChip>}
      {is_offer && <StatusChip tone="waiting">{t.is_offer}</StatusChip>}
      {is_best_seller && <StatusChip tone="calm">{t.is_best_seller}</StatusChip>}
      {is_featured && <StatusChip tone="calm">{t.is_featured}</StatusChip>}
    </Box>
  )
}
