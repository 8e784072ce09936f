import { Box, Typography } from '@mui/material'
import { confirmationTitles, type StaffOrder } from '@shop/contract/staff'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { StatusChip } from '../../ui/fields/status-chip.tsx'
import { confirmationCallsMessages } from './confirmation-calls.messages.ts'

const tones = { none: 'good', link: 'plain', call: 'waiting', code: 'bad', card: 'bad' } as const

/** What a cash order needs before it is prepared, and why. An order that the link confirms shows nothing. */
export function OrderTrust({ trust: { step, reasons } }: Pick<StaffOrder, 'trust'>) {
  const t = useMessages(confirmationCallsMessages)
  const language = useLanguage()
  if (step === 'link') return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center', mt: 0.5 }}>
      <StatusChip tone={tones[step]}>{confirmationTitles[step][language]}</StatusChip>
      <Typography variant="body2">{reasons.map((reason) => t[`reason_${reason}`]).join(' · ')}</Typography>
    </Box>
  )
}
