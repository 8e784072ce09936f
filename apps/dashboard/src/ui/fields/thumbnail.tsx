import { Box } from '@mui/material'
import { colors } from '../../theme/colors.ts'

/** A small picture; an empty square where there is none. */
export function Thumbnail({ image }: { image: string | null }) {
  const size = { inlineSize: 40, blockSize: 40, borderRadius: 1, display: 'block' }
  if (image === null) return <Box sx={{ ...size, background: colors.well }} />
  return <Box component="img" src={image} alt="" loading="lazy" sx={{ ...size, objectFit: 'contain' }} />
}
