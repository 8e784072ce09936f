import { Box } from '@mui/material'
import { colors } from '../../theme/colors.ts'

export type Tone = 'calm' | 'good' | 'waiting' | 'bad' | 'plain'

const looks = {
  calm: { color: colors.nile, backgroundColor: colors.nileSoft },
  good: { color: colors.success, backgroundColor: colors.successSoft },
  waiting: { color: colors.warning, backgroundColor: colors.warningSoft },
  bad: { color: colors.danger, backgroundColor: colors.dangerSoft },
  plain: { color: colors.ink, backgroundColor: colors.well },
} as const satisfies Record<Tone, object>

/** A state as a short text on a colored background. */
export function StatusChip({ tone, children }: { tone: Tone; children: string }) {
  return (
    <Box
      component="span"
      sx={{
        ...looks[tone],
        display: 'inline-block',
        px: 1,
        py: 0.25,
        borderRadius: 1,
        fontSize: '0.8125rem',
        fontWeight: 600,
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  )
}
