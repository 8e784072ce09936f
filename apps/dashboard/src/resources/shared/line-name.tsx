import { Box, Stack, Typography } from '@mui/material'
import type { StaffOrder } from '@shop/contract/staff'
import { useLanguage } from '../../i18n/language.tsx'

type Line = Pick<StaffOrder['lines'][number], 'name' | 'sku' | 'color' | 'size' | 'image'>
type Properties = { line: Line; hasPicture?: boolean }

/** The product of an order line: picture, name, SKU, color and size. */
export function LineName({ line: { name, sku, color, size, image }, hasPicture = true }: Properties) {
  const language = useLanguage()
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
      {hasPicture && image && (
        <Box component="img" src={image} alt="" sx={{ width: 44, height: 44, borderRadius: 1 }} />
      )}
      <div>
        <bdi>{name[language]}</bdi>
        <Typography
          variant="body2"
          color="text.secondary"
          component="div"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}
        >
          <bdi style={{ whiteSpace: 'nowrap' }}>{sku}</bdi>
          {color && (
            <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
              <Box
                component="span"
                sx={{
                  flexShrink: 0,
                  width: 12,
                  height: 12,
                  borderRadius: '50%',
                  border: '1px solid #8c8577',
                  backgroundColor: color.hex,
                }}
              />
              <bdi>{color.name[language]}</bdi>
            </Box>
          )}
          {size && <bdi>{size}</bdi>}
        </Typography>
      </div>
    </Stack>
  )
}
