import type { StockLevel } from '@shop/contract/staff'
import { BooleanInput, FunctionField, List, NumberInput, SearchInput } from 'react-admin'
import { useCan } from '../../auth/staff-member.tsx'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { Nothing } from '../../ui/nothing.tsx'
import { RecordTable } from '../../ui/record-table.tsx'
import { ProductThumbnail, StockCount } from '../products/product-fields.tsx'
import { ColorName } from './color-name.tsx'
import { LedgerButton } from './ledger-button.tsx'
import { MoveStockButton } from './move-stock-button.tsx'
import { stockMessages } from './stock.messages.ts'

/** What is at hand of each variant, the emptiest first, with the ledger behind it. */
export function StockList() {
  const t = useMessages(stockMessages)
  const language = useLanguage()
  const canMove = useCan('stock.write')
  const filters = [
    <SearchInput key="q" source="q" alwaysOn placeholder={t.q} sx={{ minInlineSize: 260 }} />,
    <NumberInput key="at_most" source="at_most" alwaysOn min={0} step={1} sx={{ inlineSize: 130 }} />,
    <BooleanInput key="is_low" source="is_low" alwaysOn />,
    <BooleanInput key="with_inactive" source="with_inactive" alwaysOn />,
  ]
  return (
    <List
      filters={filters}
      actions={false}
      sort={{ field: 'stock', order: 'ASC' }}
      perPage={50}
      empty={<Nothing text={t.none} />}
    >
      <RecordTable title="product">
        <FunctionField<StockLevel> source="image" sortable={false} render={(row) => <ProductThumbnail {...row} />} />
        <FunctionField<StockLevel> source="sku" render={({ product }) => <bdi>{product.sku}</bdi>} />
        <FunctionField<StockLevel>
          source="product"
          sortBy="name"
          render={({ product }) => <bdi>{product.name[language]}</bdi>}
        />
        <FunctionField<StockLevel>
          source="color"
          sortable={false}
          render={({ color }) => <ColorName color={color} />}
        />
        <FunctionField<StockLevel> source="stock" render={(row) => <StockCount stock={row.stock} />} />
        <FunctionField<StockLevel>
          label={t.move}
          sortable={false}
          render={(level) => (
            <span style={{ whiteSpace: 'nowrap' }}>
              {canMove && <MoveStockButton level={level} />}
              <LedgerButton level={level} />
            </span>
          )}
        />
      </RecordTable>
    </List>
  )
}
