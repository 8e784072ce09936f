import { Box, Typography } from '@mui/material'
import { confirmationTitles, type StaffOrder } from '@shop/contract/staff'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { StatusChip } from '../../ui/fields/status-chip.tsx'
import { confirmationCallsMessages } from './confirmation-calls.messages.ts'

const tones = { none: 'good', link: 'plain', call: 'waiting', code: 'bad', card: 'bad' } as const

/**
 * What a cash order needs before it is prepared, and why. An order that the link confirms shows nothing, unless the rules ask for more
 * and it is left out to compare.
 */
export function OrderTrust({ trust: { step, reasons } }: Pick<StaffOrder, 'trust'>) {
  const t = useMessages(confirmationCallsMessages)
  const language = useLanguage()
  const isHeldOut = reasons.includes('held_out')
  if (step === 'link' && !isHeldOut) return null
  const why = reasons.filter((reason) => reason !== 'held_out').map((reason) => t[`reason_${reason}`])
  // Which of the two it would have been is not kept; only refused parcels ask for a code.
  const wouldAsk = reasons.includes('refused_before') ? t.wouldAskForMore : t.wouldAskForCall
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center', mt: 0.5 }}>
      <StatusChip tone={tones[step]}>{confirmationTitles[isHeldOut ? 'held_out' : step][language]}</StatusChip>
      <Typography variant="body2">{isHeldOut ? wouldAsk({ reasons: why.join(' · ') }) : why.join(' · ')}</Typography>
    </Box>
  )
}
