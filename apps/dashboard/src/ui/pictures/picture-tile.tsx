import ChevronRight from '@mui/icons-material/ChevronRight'
import Close from '@mui/icons-material/Close'
import { Box, IconButton } from '@mui/material'
import type { Picture } from '@shop/contract'
import type { DragEvent } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { colors } from '../../theme/colors.ts'
import { picturesMessages } from './pictures.messages.ts'

type Properties = {
  picture: Picture
  /** Its position, from 1. */
  number: number
  isLast: boolean
  onDragStart: () => void
  onDragEnd: () => void
  onDrop: (event: DragEvent) => void
  /** Called with the new index, from 0. */
  onMove: (to: number) => void
  onRemove: () => void
}

/** One picture of a list, with buttons to move and to remove it. */
export function PictureTile({ picture, number, isLast, onMove, onRemove, ...drag }: Properties) {
  const t = useMessages(picturesMessages)
  return (
    <Box
      component="li"
      draggable
      onDragStart={drag.onDragStart}
      onDragEnd={drag.onDragEnd}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drag.onDrop}
      sx={{
        inlineSize: 104,
        border: `1px solid ${colors.line}`,
        borderRadius: 1,
        cursor: 'grab',
        background: colors.card,
      }}
    >
      <img
        src={`${picture.base}/320.webp`}
        alt={t.picture({ number })}
        width={102}
        height={90}
        draggable={false}
        style={{ objectFit: 'contain', display: 'block' }}
      />
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <IconButton
          size="small"
          aria-label={t.earlier({ number })}
          disabled={number === 1}
          onClick={() => onMove(number - 2)}
        >
          <ChevronRight fontSize="small" sx={pointsBack} />
        </IconButton>
        <IconButton size="small" aria-label={t.remove({ number })} onClick={onRemove}>
          <Close fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label={t.later({ number })} disabled={isLast} onClick={() => onMove(number)}>
          <ChevronRight fontSize="small" sx={pointsOn} />
        </IconButton>
      </Box>
    </Box>
  )
}

const pointsOn = { 'html[dir="rtl"] &': { transform: 'scaleX(-1)' } }
const pointsBack = { transform: 'scaleX(-1)', 'html[dir="rtl"] &': { transform: 'none' } }
