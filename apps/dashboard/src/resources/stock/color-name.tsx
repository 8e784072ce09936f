import { Box } from '@mui/material'
import type { StockLevel } from '@shop/contract/staff'
import { useLanguage } from '../../i18n/language.tsx'
import { colors } from '../../theme/colors.ts'

/** A colour with its name; nothing for a product that has none. */
export function ColorName({ color }: { color: StockLevel['color'] }) {
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
