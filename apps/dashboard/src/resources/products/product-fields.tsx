import { Box } from '@mui/material'
import type { StaffProductRow } from '@shop/contract/staff'
import { formatExactMoney, formatNumber } from '@shop/i18n'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { colors } from '../../theme/colors.ts'
import { StatusChip } from '../../ui/status-chip.tsx'
import { productsMessages } from './products.messages.ts'

/** A small picture of a product, or its place. */
export function ProductThumbnail({ image }: { image: string | null }) {
  const size = { inlineSize: 40, blockSize: 40, borderRadius: 1, display: 'block' }
  if (image === null) return <Box sx={{ ...size, background: colors.well }} />
  return <Box component="img" src={image} alt="" loading="lazy" sx={{ ...size, objectFit: 'contain' }} />
}

/** The price, with the former one struck through. */
export function ProductPrice({ price, original_price }: Pick<StaffProductRow, 'price' | 'original_price'>) {
  const language = useLanguage()
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      {formatExactMoney(price, language)}{' '}
      {original_price !== null && <s style={{ color: colors.muted }}>{formatExactMoney(original_price, language)}</s>}
    </span>
  )
}

/** Units at hand; none stands out. */
export function StockCount({ stock }: { stock: number }) {
  const language = useLanguage()
  const text = formatNumber(stock, language)
  return stock === 0 ? <StatusChip tone="bad">{text}</StatusChip> : <span>{text}</span>
}

/** What a product is shown as, and whether it is sold. */
export function ProductStates({ is_active, is_offer, is_best_seller, is_featured }: StaffProductRow) {
  const t = useMessages(productsMessages)
  // On a phone a field that shows nothing is left out.
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
