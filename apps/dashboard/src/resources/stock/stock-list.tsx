import { Box, Button } from '@mui/material'
import type { StockLevel } from '@shop/contract/staff'
import { requestKeys } from '@shop/session'
import { useState } from 'react'
import { BooleanInput, FunctionField, List, SearchInput, useRefresh } from 'react-admin'
import { useCan } from '../../auth/staff-member.tsx'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { colors } from '../../theme/colors.ts'
import { Thumbnail } from '../../ui/fields/thumbnail.tsx'
import { NumberInput } from '../../ui/forms/number-input.tsx'
import { EmptyMessage } from '../../ui/lists/empty-list.tsx'
import { RecordTable } from '../../ui/lists/record-table.tsx'
import { MoveStockDialog } from '../shared/move-stock-dialog.tsx'
import { stockMessages } from '../shared/stock.messages.ts'
import { StockCount } from '../shared/stock-count.tsx'
import { LedgerButton } from './ledger-button.tsx'

/** The stock of each variant, the lowest first, with its ledger. */
export function StockList() {
  const t = useMessages(stockMessages)
  const language = useLanguage()
  const canMove = useCan('stock.write')
  const filters = [
    <SearchInput key="q" source="q" alwaysOn placeholder={t.q} sx={{ minInlineSize: 260 }} />,
    <NumberInput key="at_most" source="at_most" alwaysOn min={0} isWhole sx={{ inlineSize: 130 }} />,
    <BooleanInput key="is_low" source="is_low" alwaysOn />,
    <BooleanInput key="with_inactive" source="with_inactive" alwaysOn />,
  ]
  return (
    <List
      filters={filters}
      actions={false}
      sort={{ field: 'stock', order: 'ASC' }}
      perPage={50}
      empty={<EmptyMessage text={t.none} />}
    >
      <RecordTable title="product">
        <FunctionField<StockLevel> source="image" render={(row) => <Thumbnail {...row} />} />
        <FunctionField<StockLevel> source="sku" sortable render={({ product }) => <bdi>{product.sku}</bdi>} />
        <FunctionField<StockLevel>
          source="product"
          sortBy="name"
          render={({ product }) => <bdi>{product.name[language]}</bdi>}
        />
        <FunctionField<StockLevel> source="color" render={({ color }) => <ColorName color={color} />} />
        <FunctionField<StockLevel> source="stock" sortable render={(row) => <StockCount stock={row.stock} />} />
        <FunctionField<StockLevel>
          label={canMove ? t.move : t.ledger}
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

/** A color with its name; null for a product without colors. */
function ColorName({ color }: { color: StockLevel['color'] }) {
  const language = useLanguage()
  if (!color) return null
  const dot = { inlineSize: 14, blockSize: 14, borderRadius: '50%', border: `1px solid ${colors.control}` }
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Box component="span" sx={dot} style={{ backgroundColor: color.hex }} />
      <bdi>{color.name[language]}</bdi>
    </Box>
  )
}

/** Opens the dialog that changes the stock of a variant. */
function MoveStockButton({ level }: { level: StockLevel }) {
  const t = useMessages(stockMessages)
  const language = useLanguage()
  const refresh = useRefresh()
  const [isOpen, setOpen] = useState(false)
  const [keys] = useState(requestKeys)
  const product = [level.product.sku, level.color?.name[language]].filter(Boolean).join(' ')
  return (
    <>
      <Button size="small" aria-label={t.moveOf({ product })} onClick={() => setOpen(true)}>
        {t.move}
      </Button>
      {isOpen && (
        <MoveStockDialog
          variantId={level.id}
          product={`${level.product.name[language]} · ${product}`}
          stock={level.stock}
          keys={keys}
          onClose={() => setOpen(false)}
          onMoved={refresh}
        />
      )}
    </>
  )
}
