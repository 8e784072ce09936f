import { Button, Stack, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { type CallOutcome, callOutcomes } from '@shop/contract/staff'
import { useState } from 'react'
import { staffApi } from '../../data/api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { useAction } from '../../ui/use-action.ts'
import { fromCairoInput } from '../../ui/values/cairo-input.ts'
import { confirmationCallsMessages } from './confirmation-calls.messages.ts'

type Properties = { orderId: string; onDone?: () => void }

/** Records the outcome of a confirmation call, with an optional note. */
export function CallForm({ orderId, onDone }: Properties) {
  const t = useMessages(confirmationCallsMessages)
  const { isBusy, run } = useAction()
  const [outcome, setOutcome] = useState<CallOutcome | null>(null)
  const [note, setNote] = useState('')
  const [callAgainAt, setCallAgainAt] = useState('')

  async function save(): Promise<void> {
    if (!outcome) return
    const call_again_at = outcome === 'postponed' ? fromCairoInput(callAgainAt) : null
    const body = { outcome, note, call_again_at }
    const isSaved = await run(() => staffApi.orders.recordCall({ params: { id: orderId }, body }), t.saved)
    if (!isSaved) return
    setOutcome(null)
    setNote('')
    setCallAgainAt('')
    onDone?.()
  }

  return (
    <Stack spacing={1.5}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t.outcome}
        value={outcome}
        onChange={(_, chosen: CallOutcome | null) => setOutcome(chosen)}
        sx={{ flexWrap: 'wrap' }}
      >
        {callOutcomes.map((one) => (
          <ToggleButton
            key={one}
            value={one}
            color={one === 'reached' ? 'success' : 'primary'}
            sx={{ textTransform: 'none' }}
          >
            {t[`outcome_${one}`]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {outcome && (
        <>
          {outcome === 'postponed' && (
            <TextField
              type="datetime-local"
              label={t.callAgainAt}
              value={callAgainAt}
              onChange={({ target }) => setCallAgainAt(target.value)}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          )}
          <TextField label={t.note} value={note} onChange={({ target }) => setNote(target.value)} multiline />
          <Button variant="contained" loading={isBusy} onClick={() => void save()} sx={{ alignSelf: 'flex-start' }}>
            {t.save}
          </Button>
        </>
      )}
    </Stack>
  )
}
