import { Box, Button, Typography } from '@mui/material'
import { formatNumber } from '@shop/i18n'
import { requestKeys } from '@shop/session'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useCan } from '../../../auth/staff-member.tsx'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { NumberInput } from '../../../ui/forms/number-input.tsx'
import { MoveStockDialog } from '../../shared/move-stock-dialog.tsx'
import { stockMessages } from '../../shared/stock.messages.ts'
import { productsMessages } from '../products.messages.ts'
import { useVariant } from './use-variant.ts'

/** The stock of a variant, changed by the ledger; for a new variant an input of the counted units. */
export function VariantStock({ source }: { source: string }) {
  const t = useMessages(productsMessages)
  const moving = useMessages(stockMessages)
  const language = useLanguage()
  const canMove = useCan('stock.write')
  const { base, id, name: product } = useVariant(source)
  const { control, setValue } = useFormContext()
  const [isOpen, setOpen] = useState(false)
  const [keys] = useState(requestKeys)
  const stock = useWatch({ control, name: `${base}.stock` })
  if (id === null)
    return (
      <NumberInput
        source={source === '' ? 'stock' : `${source}.stock`}
        label={t.stock_new}
        min={0}
        isWhole
        sx={{ inlineSize: 160 }}
      />
    )
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minBlockSize: 48 }}>
      <Typography>{t.atHand({ count: formatNumber(Number(stock ?? 0), language) })}</Typography>
      {canMove && (
        <Button aria-label={moving.moveOf({ product })} onClick={() => setOpen(true)}>
          {moving.move}
        </Button>
      )}
      {isOpen && (
        <MoveStockDialog
          variantId={id}
          product={product}
          stock={Number(stock ?? 0)}
          keys={keys}
          onClose={() => setOpen(false)}
          onMoved={(now) => setValue(`${base}.stock`, now)}
        />
      )}
    </Box>
  )
}
